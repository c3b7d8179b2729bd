import { listOfficeArchive, type Posting } from '@sinupan/contract'
import { Into } from '../../frame/slots.tsx'
import { useUnit } from '../../frame/unit.ts'
import { useLayout } from '../../lib/preferences.ts'
import { useTitle } from '../../lib/title.ts'
import { useListed } from '../../list/listed.ts'
import { DocumentPreview } from '../document-details/index.ts'
import { rowOfDocument } from '../postings/index.ts'
import { ArchiveHeader } from './archive-header.tsx'
import { ArchiveList } from './archive-list.tsx'
import { ArchiveTree } from './archive-tree-zone.tsx'
import { DocumentPanel } from './document-panel.tsx'
import { narrowedTo } from './office-archive.api.ts'
import { useArchivePlace } from './place.ts'
import { t } from './words.ts'

/** What is posted to me: by campus, office, unit and category. */
export function OfficeArchivePage() {
  useTitle(t('title'))
  const unit = useUnit()
  const place = useArchivePlace()
  const [layout] = useLayout('publicPageFile')
  const listed = useListed(
    listOfficeArchive,
    { params: { duId: unit.id }, query: narrowedTo(place) },
    { list: layout === 'grid' ? 'grid' : 'table', page: place.page },
  )
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <Into slot="tree">
        <ArchiveTree unitId={unit.id} place={place} />
      </Into>
      <ArchiveHeader place={place} />
      <ArchiveList listed={listed} place={place} />
      <Opened postings={listed.rows ?? []} place={place} />
    </>
  )
}

interface OpenedProps {
  postings: readonly Posting[]
  place: ReturnType<typeof useArchivePlace>
}

/** What is chosen: its panel at the right, or the document over the list. */
function Opened({ postings, place }: OpenedProps) {
  const open = postings.find(({ id }) => id === place.postingId)
  return (
    <>
      {open && (
        <Into slot="details">
          <DocumentPanel
            posting={open}
            onPreview={() => place.go({ previewId: open.fileManagerId })}
            onClose={() => place.go({ postingId: undefined })}
          />
        </Into>
      )}
      {place.previewId !== undefined && (
        <DocumentPreview
          id={place.previewId}
          documents={postings.map(({ fileManager }) => fileManager)}
          rowOf={rowOfDocument(postings)}
          isFound
          onGo={(previewId) => place.go({ previewId })}
          onClose={() => place.go({ previewId: undefined })}
        />
      )}
    </>
  )
}

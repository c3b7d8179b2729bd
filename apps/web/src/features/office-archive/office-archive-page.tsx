import type { Posting } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { Into } from '../../frame/slots.tsx'
import { useUnit } from '../../frame/unit.ts'
import { ListPager, useRows } from '../../lib/list-pager.tsx'
import { useTitle } from '../../lib/title.ts'
import { DocumentOverlay } from '../open-document/index.ts'
import { ArchiveHeader } from './archive-header.tsx'
import { ArchiveList } from './archive-list.tsx'
import { ArchiveTree } from './archive-tree-zone.tsx'
import { DocumentPanel } from './document-panel.tsx'
import { archiveQuery } from './office-archive.api.ts'
import classes from './office-archive.module.css'
import { useArchivePlace } from './place.ts'
import { t } from './words.ts'

/** What is posted to me: by campus, office, unit and category. */
export function OfficeArchivePage() {
  useTitle(t('title'))
  const unit = useUnit()
  const place = useArchivePlace()
  const list = useQuery(archiveQuery(unit.id, place, useRows('table')))
  const postings = list.data?.items ?? []
  const isOpen = postings.some(({ id }) => id === place.postingId)
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <Into slot="tree">
        <ArchiveTree unitId={unit.id} place={place} />
      </Into>
      <ArchiveHeader place={place} />
      <div className={classes.list} data-open={isOpen || undefined}>
        <ArchiveList list={list} place={place} />
        {list.data && (
          <ListPager list="table" total={list.data.total} page={place.page} onPage={(page) => place.go({ page })} />
        )}
      </div>
      <Opened postings={postings} place={place} />
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
            onPreview={() => place.go({ previewId: open.fileManagerId }, true)}
            onClose={() => place.go({ postingId: undefined }, true)}
          />
        </Into>
      )}
      {place.previewId !== undefined && (
        <DocumentOverlay
          id={place.previewId}
          known={postings.find(({ fileManagerId }) => fileManagerId === place.previewId)?.fileManager}
          order={postings.map(({ fileManagerId }) => fileManagerId)}
          onGo={(previewId) => place.go({ previewId }, true)}
          onClose={() => place.go({ previewId: undefined }, true)}
        />
      )}
    </>
  )
}

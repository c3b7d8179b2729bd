import type { Posting } from '@sinupan/contract'
import { Into } from '../../frame/slots.tsx'
import { useLayout } from '../../lib/preferences.ts'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { PANEL_FLOATS, useMedia } from '../../ui/media.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { DocumentPreview } from '../document-details/index.ts'
import { postingRow, rowOfDocument } from '../postings/index.ts'
import { columnsOf } from './columns.tsx'
import { listOf } from './my-archive.api.ts'
import classes from './my-archive.module.css'
import { cardOf, phoneRow } from './phone-row.tsx'
import type { ArchiveTab, useArchivePlace } from './place.ts'
import { PostButton } from './post-button.tsx'
import { PostingPanel } from './posting-panel.tsx'
import { t } from './words.ts'

interface PostingListProps {
  id: string
  unitId: number
  place: ReturnType<typeof useArchivePlace>
}

/** One tab's postings with the chosen one's panel at the right. */
export function PostingList({ id, unitId, place }: PostingListProps) {
  const { tab, page, postingId, previewId, go } = place
  const panelFloats = useMedia(PANEL_FLOATS)
  const [layout] = useLayout('myPublicPageFile')
  const list = layout === 'grid' ? 'grid' : 'table'
  const listed = useListed(listOf[tab], { params: { duId: unitId } }, { list, page, tab })
  const postings = listed.rows ?? []
  const open = postings.find((posting) => posting.id === postingId)
  const show = (posting: Posting) => go({ postingId: posting.id })
  return (
    <div id={id} role="tabpanel" aria-label={t(tab)} className={classes.panel}>
      <TableList
        label={t(tab)}
        listed={listed}
        failed={t('failed')}
        empty={<Nothing tab={tab} />}
        columns={columnsOf(tab)}
        rowId={postingRow}
        rowHeight={tab === 'returned' ? 48 : 44}
        nameOf={({ fileManager }) => fileManager.name}
        phoneRow={phoneRow}
        cards={{ isOn: layout === 'grid', of: cardOf }}
        isOpen={open !== undefined}
        activeId={postingId === undefined ? undefined : String(postingId)}
        {...(!panelFloats && { onActivate: show })}
        onOpen={panelFloats ? show : ({ fileManagerId }) => go({ previewId: fileManagerId })}
        pages={{ list, page, onPage: (next) => go({ page: next }) }}
      />
      {open && (
        <Into slot="details">
          <PostingPanel
            key={open.id}
            posting={open}
            onPreview={() => go({ previewId: open.fileManagerId })}
            onClose={() => go({ postingId: undefined })}
          />
        </Into>
      )}
      {previewId !== undefined && (
        <DocumentPreview
          id={previewId}
          documents={postings.map(({ fileManager }) => fileManager)}
          rowOf={rowOfDocument(postings)}
          isFound
          onGo={(next) => go({ previewId: next })}
          onClose={() => go({ previewId: undefined })}
        />
      )}
    </div>
  )
}

const emptyWords = {
  pending: () => ({ title: t('emptyPending'), line: t('emptyPendingLine') }),
  posted: () => ({ title: t('emptyPosted'), line: t('emptyPostedLine') }),
  returned: () => ({ title: t('emptyReturned'), line: t('emptyReturnedLine') }),
} as const

const Nothing = ({ tab }: { tab: ArchiveTab }) => (
  <EmptyState drawing="documents" {...emptyWords[tab]()} action={<PostButton />} />
)

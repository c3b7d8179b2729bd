import type { Posting } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { Into } from '../../frame/slots.tsx'
import { ListPager, useRows } from '../../lib/list-pager.tsx'
import { PANEL_FLOATS, useIsPhone, useMedia } from '../../ui/media.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonList, SkeletonTable } from '../../ui/states/skeletons.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { DocumentOverlay } from '../open-document/index.ts'
import { columnsOf } from './columns.tsx'
import { postingsQuery } from './my-archive.api.ts'
import classes from './my-archive.module.css'
import { phoneRow } from './phone-row.tsx'
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
  const pageSize = useRows('table')
  const list = useQuery(postingsQuery(place.tab, unitId, { page: place.page, pageSize }))
  const postings = list.data?.items ?? []
  const open = postings.find((posting) => posting.id === place.postingId)
  const preview = postings.find(({ fileManagerId }) => fileManagerId === place.previewId)
  return (
    <section id={id} role="tabpanel" aria-label={t(place.tab)} className={classes.list} data-open={open && true}>
      <Content list={list} place={place} />
      {list.data && (
        <ListPager list="table" total={list.data.total} page={place.page} onPage={(page) => place.go({ page })} />
      )}
      {open && (
        <Into slot="details">
          <PostingPanel
            key={open.id}
            posting={open}
            onPreview={() => place.go({ previewId: open.fileManagerId })}
            onClose={() => place.go({ postingId: undefined })}
          />
        </Into>
      )}
      {place.previewId !== undefined && (
        <DocumentOverlay
          id={place.previewId}
          known={preview?.fileManager}
          order={postings.map(({ fileManagerId }) => fileManagerId)}
          onGo={(previewId) => place.go({ previewId })}
          onClose={() => place.go({ previewId: undefined })}
        />
      )}
    </section>
  )
}

interface ContentProps {
  list: {
    data: { items: Posting[] } | undefined
    error: Error | null
    isPending: boolean
    refetch: () => unknown
  }
  place: PostingListProps['place']
}

function Content({ list: { data, error, refetch }, place }: ContentProps) {
  const phone = useIsPhone()
  const panelFloats = useMedia(PANEL_FLOATS)
  const columns = columnsOf(place.tab)
  const rowHeight = place.tab === 'returned' ? 48 : 44
  if (error)
    return (
      <ErrorState
        title={t('failed')}
        line={error.message}
        onRetry={() => void refetch()}
        retryLabel={t('tryAgain')}
        copyLabel={t('copyDetails')}
      />
    )
  if (!data)
    return phone ? (
      <SkeletonList label={t('loading')} />
    ) : (
      <SkeletonTable label={t('loading')} columns={columns} rowHeight={rowHeight} wide count={10} />
    )
  if (data.items.length === 0) return <Nothing tab={place.tab} />
  const show = (posting: Posting) => place.go({ postingId: posting.id })
  return (
    <DataTable
      label={t(place.tab)}
      columns={columns}
      rows={data.items}
      rowId={({ id }) => String(id)}
      rowHeight={rowHeight}
      phoneRow={(posting) => phoneRow(posting)}
      wide
      activeId={place.postingId === undefined ? undefined : String(place.postingId)}
      {...(!panelFloats && { onActivate: show })}
      onOpen={panelFloats ? show : ({ fileManagerId }) => place.go({ previewId: fileManagerId })}
    />
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

import { Button } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { PANEL_FLOATS, useIsPhone, useMedia } from '../../ui/media.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonList, SkeletonTable } from '../../ui/states/skeletons.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { archiveColumns, phoneRow } from './columns.tsx'
import { hasPart, type useArchivePlace, wholeArchive } from './place.ts'
import { t } from './words.ts'

interface ArchiveListProps {
  list: {
    data: { items: Posting[] } | undefined
    error: Error | null
    refetch: () => unknown
  }
  place: ReturnType<typeof useArchivePlace>
}

/** The posted documents. A click shows what is known of one, Enter or a double click the document itself. */
export function ArchiveList({ list: { data, error, refetch }, place }: ArchiveListProps) {
  const phone = useIsPhone()
  const panelFloats = useMedia(PANEL_FLOATS)
  const columns = archiveColumns()
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
      <SkeletonTable label={t('loading')} columns={columns} rowHeight={48} wide count={10} />
    )
  if (data.items.length === 0) return <Nothing place={place} />
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={data.items}
      rowId={({ id }) => String(id)}
      rowHeight={48}
      phoneRow={phoneRow}
      wide
      sorting={{ column: place.sort, direction: place.order }}
      onSort={({ column, direction }) =>
        place.go({ sort: column === 'name' ? 'name' : 'reviewed', order: direction, page: 0 })
      }
      activeId={place.postingId === undefined ? undefined : String(place.postingId)}
      {...(!panelFloats && { onActivate: ({ id }: Posting) => place.go({ postingId: id }, true) })}
      onOpen={({ fileManagerId }) => place.go({ previewId: fileManagerId }, true)}
    />
  )
}

function Nothing({ place }: Pick<ArchiveListProps, 'place'>) {
  if (place.search === '' && !hasPart(place))
    return <EmptyState drawing="documents" title={t('empty')} line={t('emptyLine')} />
  return (
    <EmptyState
      drawing="search"
      title={t('nothingFound')}
      line={t('nothingFoundLine')}
      action={
        <Button variant="default" onClick={() => place.go({ ...wholeArchive, search: '', page: 0 })}>
          {t('clear')}
        </Button>
      }
    />
  )
}

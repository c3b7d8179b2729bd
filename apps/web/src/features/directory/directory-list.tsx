import { useIsPhone } from '../../ui/media.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonList, SkeletonTable } from '../../ui/states/skeletons.tsx'
import type { Column, PhoneRow } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { t } from './words.ts'

interface DirectoryListProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  list: { data: { items: Row[] } | undefined; error: Error | null; refetch: () => unknown }
  rowId: (row: Row) => string
  phoneRow: (row: Row) => PhoneRow
  onOpen?: (row: Row) => void
  failed: string
  empty: { title: string; line: string }
}

/** A list of the directory in its four states. */
export function DirectoryList<Row>({ list, empty, failed, onOpen, ...table }: DirectoryListProps<Row>) {
  const phone = useIsPhone()
  if (list.error)
    return (
      <ErrorState
        title={failed}
        line={list.error.message}
        onRetry={() => void list.refetch()}
        retryLabel={t('tryAgain')}
        copyLabel={t('copyDetails')}
      />
    )
  if (!list.data)
    return phone ? (
      <SkeletonList label={t('loading')} />
    ) : (
      <SkeletonTable label={t('loading')} columns={table.columns} wide count={10} />
    )
  if (list.data.items.length === 0) return <EmptyState drawing="people" {...empty} />
  return <DataTable {...table} rows={list.data.items} wide {...(onOpen && { onOpen })} />
}

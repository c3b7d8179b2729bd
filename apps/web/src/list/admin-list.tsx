import type { ReactNode } from 'react'
import { ListPager, useRows } from '../lib/list-pager.tsx'
import { useIsPhone } from '../ui/media.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { SkeletonList, SkeletonTable } from '../ui/states/skeletons.tsx'
import type { DataTableProps } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import classes from './filters.module.css'
import type { Address } from './use-address.ts'
import { t } from './words.ts'

interface AdminListProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'wide'> {
  list: {
    data: { items: Row[]; total: number } | undefined
    error: Error | null
    refetch: () => unknown
  }
  address: Address
  failed: string
  empty: { drawing: 'people' | 'documents' | 'inbox'; title: string; line: string; action?: ReactNode }
  /** Whether a panel shows one of the rows. */
  isOpen?: boolean
  id?: string
}

/** One page of a list with its four states, and the pager under it. */
export function AdminList<Row>({ list, address, failed, empty, isOpen, id, ...table }: AdminListProps<Row>) {
  return (
    <section id={id} aria-label={table.label} className={classes.list} data-open={isOpen || undefined}>
      <Content list={list} isFiltered={address.hasFilter} failed={failed} empty={empty} table={table} />
      {list.data && (
        <ListPager
          list="table"
          total={list.data.total}
          page={address.page}
          onPage={(page) => address.go({ page: String(page) })}
        />
      )}
    </section>
  )
}

interface ContentProps<Row> extends Pick<AdminListProps<Row>, 'list' | 'failed' | 'empty'> {
  isFiltered: boolean
  table: Omit<DataTableProps<Row>, 'rows' | 'wide'>
}

function Content<Row>({ list: { data, error, refetch }, isFiltered, failed, empty, table }: ContentProps<Row>) {
  const phone = useIsPhone()
  const rows = useRows('table')
  if (error)
    return (
      <ErrorState
        title={failed}
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
      <SkeletonTable
        label={t('loading')}
        columns={table.columns}
        wide
        count={rows}
        {...(table.rowHeight && { rowHeight: table.rowHeight })}
      />
    )
  if (data.items.length === 0 && isFiltered)
    return <EmptyState drawing="search" title={t('nothingFits')} line={t('nothingFitsLine')} />
  if (data.items.length === 0) return <EmptyState {...empty} />
  return <DataTable {...table} rows={data.items} wide />
}

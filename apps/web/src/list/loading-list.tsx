import type { Layout } from '../lib/stored-preferences.ts'
import { useIsPhone } from '../ui/media.ts'
import { SkeletonGrid, SkeletonList, SkeletonTable } from '../ui/states/skeletons.tsx'
import type { Column, Sorting } from '../ui/table/columns.ts'

interface LoadingListProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  layout?: Layout
  sorting?: Sorting
}

const nothing = {
  ids: new Set<string>(),
  onToggle: () => undefined,
  onToggleAll: () => undefined,
  label: () => '',
}

/** A list on its way, in the shape that it will have. */
export function LoadingList<Row>({ label, columns, layout = 'table', sorting }: LoadingListProps<Row>) {
  const phone = useIsPhone()
  if (layout === 'grid') return <SkeletonGrid label={label} dense />
  if (phone) return <SkeletonList label={label} count={10} />
  return (
    <SkeletonTable
      label={label}
      columns={columns}
      count={14}
      {...(sorting && { sorting })}
      selecting={{ ...nothing, allLabel: label }}
    />
  )
}

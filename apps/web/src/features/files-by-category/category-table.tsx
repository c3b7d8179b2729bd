import { Anchor } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatCount, formatDay, formatSize } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import type { Go } from '../../list/address.ts'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { type CategoryPlace, pathOf } from './address.ts'
import { type Group, groupName, type Shelf, shelfIdOf, shelfName } from './shelves.ts'
import { t } from './words.ts'

interface Row {
  shelf: Shelf
  group: string
}

export const categoryColumns = (): Column<Row>[] => [
  {
    id: 'name',
    head: t('category'),
    main: true,
    cell: ({ shelf }) => (
      <Anchor
        component={Link}
        inherit
        c="inherit"
        to={pathOf(paths.filesByCategory(), { categoryId: shelfIdOf(shelf) })}
      >
        {shelfName(shelf)}
      </Anchor>
    ),
  },
  { id: 'group', head: t('group'), width: 220, hideUnder: 640, cell: ({ group }) => group },
  {
    id: 'documents',
    head: t('documents'),
    width: 100,
    align: 'right',
    cell: ({ shelf }) => formatCount(shelf.fileCount),
  },
  {
    id: 'size',
    head: t('size'),
    width: 100,
    align: 'right',
    hideUnder: 560,
    cell: ({ shelf }) => formatSize(shelf.totalFileSize),
  },
  { id: 'changed', head: t('changed'), width: 124, align: 'right', cell: ({ shelf }) => formatDay(shelf.updatedAt) },
]

/** The categories as rows, in the order of their groups; one opens with all its documents. */
export function CategoryTable({ groups, go }: { groups: readonly Group[]; go: Go<CategoryPlace> }) {
  const rows = groups.flatMap((group) => group.categories.map((shelf) => ({ shelf, group: groupName(group) })))
  return (
    <DataTable
      label={t('categories')}
      columns={categoryColumns()}
      rows={rows}
      rowId={({ shelf }) => String(shelfIdOf(shelf))}
      wide
      phoneRow={({ shelf, group }) => ({
        icon: <IconStack2 size={24} stroke={1.5} aria-hidden="true" />,
        name: shelfName(shelf),
        meta: (
          <>
            <span>{t('documentCount', { count: shelf.fileCount })}</span>
            <span>{group}</span>
          </>
        ),
      })}
      onOpen={({ shelf }) => go({ categoryId: shelfIdOf(shelf) })}
    />
  )
}

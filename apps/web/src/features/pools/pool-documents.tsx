import { listPoolFiles, type Pool } from '@sinupan/contract'
import { type ReactNode, useMemo } from 'react'
import { call } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { keyOf } from '../../lib/query.ts'
import type { Layout } from '../../lib/stored-preferences.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { useListed } from '../../list/listed.ts'
import { usePageRows } from '../../list/page-rows.ts'
import { mostChosen, readUpTo } from '../../list/use-whole-choice.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { type Entry, entryColumns, nameOfPerson } from '../documents/index.ts'
import { EntriesView } from '../entries-view/index.ts'
import type { useFolderView } from '../my-office/index.ts'
import { placedEntry, placedOf } from './placed.ts'
import classes from './pools.module.css'
import { useTakeOutAct } from './use-take-out.ts'
import { t } from './words.ts'

type View = ReturnType<typeof useFolderView>
interface PoolDocumentsProps {
  pool: Pool
  top: ReactNode
  panelId: string
  view: View[0]
  change: View[1]
  layout: Layout
}

/** What lies in a pool, as far as its reader sees it. */
export function PoolDocuments({ pool, top, panelId, view, change, layout }: PoolDocumentsProps) {
  const list = layout === 'grid' ? 'grid' : 'list'
  const size = usePageRows(list)
  const pages = usePages(pool.id, { list, page: view.page, search: view.search })
  const actsHere = useTakeOutAct(pool)
  return (
    <EntriesView
      pages={pages}
      size={size}
      view={view}
      change={change}
      layout={layout}
      label={t('documents')}
      panelId={panelId}
      columns={columns()}
      line={addedWords}
      actsHere={actsHere}
      header={
        <>
          {top}
          {(pool.fileCount > size.rows || view.search) && (
            <div className={classes.filter}>
              <FilterField
                label={t('findDocument')}
                value={view.search}
                onChange={(search) => change({ search, page: 0 })}
              />
            </div>
          )}
        </>
      }
      empty={<Empty pool={pool} search={view.search} />}
    />
  )
}

const Empty = ({ pool, search }: { pool: Pool; search: string }) =>
  search ? (
    <EmptyState drawing="search" title={t('nothingFound', { search })} line={t('nothingFoundLine')} />
  ) : (
    <EmptyState
      drawing="documents"
      title={t('noDocuments')}
      line={t(pool.capabilities.addFiles ? 'noDocumentsMayAdd' : 'noDocumentsLine')}
    />
  )

// How long a document is kept is its unit's concern; here one wants to know who brought it.
const columns = (): Column<Entry>[] => [
  ...entryColumns()
    .filter(({ id }) => id !== 'kept' && id !== 'modified')
    .map((column) => ({ ...column, ...(column.id === 'category' && { hideUnder: 960 as const }) })),
  {
    id: 'added',
    head: t('addedColumn'),
    width: 232,
    hideUnder: 560,
    cell: addedWords,
  },
]

function addedWords(entry: Entry): string {
  const [document] = placedOf([entry])
  if (!document) return '–'
  const { createdAt, addedBy } = document.placed
  return t('addedBy', { day: formatDay(createdAt), who: nameOfPerson(addedBy) })
}

function usePages(poolId: number, { list, page, search }: { list: 'grid' | 'list'; page: number; search: string }) {
  const input = { params: { poolId }, query: { search: search || undefined } }
  const placed = useListed(listPoolFiles, input, { list, page })
  const entries = useMemo<Entry[]>(() => (placed.rows ?? []).map(placedEntry), [placed.rows])
  return {
    entries,
    counts: { folders: 0, documents: placed.total },
    isPending: !placed.rows && !placed.error,
    error: placed.error,
    retry: placed.retry,
    more: placed.more,
    total: placed.total,
    whole: {
      queryKey: keyOf(listPoolFiles, input),
      read: async () => {
        const all = await readUpTo(mostChosen, (asked) =>
          call(listPoolFiles, { ...input, query: { ...input.query, ...asked } }),
        )
        return all.map(placedEntry)
      },
    },
  }
}

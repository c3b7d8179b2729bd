import { type FileLocation, listDocumentsInLocation } from '@sinupan/contract'
import { type ReactNode, useMemo } from 'react'
import { call } from '../../lib/api.ts'
import { keyOf } from '../../lib/query.ts'
import type { Acts } from '../../list/acts.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { useListed } from '../../list/listed.ts'
import { usePageRows } from '../../list/page-rows.ts'
import { mostChosen, readUpTo } from '../../list/use-whole-choice.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { documentEntry, type Entry } from '../documents/index.ts'
import { EntriesView } from '../entries-view/index.ts'
import type { useFolderView } from '../my-office/index.ts'
import classes from './locations.module.css'
import { useTakeOutAct } from './use-take-out-act.tsx'
import { t } from './words.ts'

type View = ReturnType<typeof useFolderView>
interface PapersTabProps {
  location: FileLocation
  top: ReactNode
  panelId: string
  view: View[0]
  change: View[1]
}

/** The documents directly in a place, with everything that can be done with documents. */
export function PapersTab({ location, top, panelId, view, change }: PapersTabProps) {
  const size = usePageRows('table')
  const pages = usePages(location.id, view)
  const takeOut = useTakeOutAct()
  return (
    <EntriesView
      pages={pages}
      size={size}
      view={view}
      change={change}
      layout="table"
      label={t('papers')}
      panelId={panelId}
      actsHere={(usual: Acts, entries) => [...takeOut(entries), ...usual]}
      header={
        <>
          {top}
          <div className={classes.filter}>
            <FilterField
              label={t('findPaper')}
              value={view.search}
              onChange={(search) => change({ search, page: 0 })}
            />
          </div>
        </>
      }
      empty={
        view.search ? (
          <EmptyState
            drawing="search"
            title={t('nothingFound', { search: view.search })}
            line={t('nothingFoundLine')}
          />
        ) : (
          <EmptyState drawing="documents" title={t('noPapers')} line={t('noPapersLine')} />
        )
      }
    />
  )
}

function usePages(id: number, { page, search }: View[0]) {
  const input = { params: { id: String(id) }, query: { search: search || undefined } }
  const listed = useListed(listDocumentsInLocation, input, { list: 'table', page })
  const entries = useMemo<Entry[]>(() => (listed.rows ?? []).map(documentEntry), [listed.rows])
  return {
    entries,
    counts: { folders: 0, documents: listed.total },
    isPending: !listed.rows && !listed.error,
    error: listed.error,
    retry: listed.retry,
    more: listed.more,
    total: listed.total,
    whole: {
      queryKey: keyOf(listDocumentsInLocation, input),
      read: async () => {
        const all = await readUpTo(mostChosen, (asked) =>
          call(listDocumentsInLocation, { ...input, query: { ...input.query, ...asked } }),
        )
        return all.map(documentEntry)
      },
    },
  }
}

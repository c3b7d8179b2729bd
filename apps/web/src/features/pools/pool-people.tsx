import { listPoolUsers, type Pool } from '@sinupan/contract'
import { type ReactNode, useMemo } from 'react'
import { call } from '../../lib/api.ts'
import { keyOf } from '../../lib/query.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { ListMore } from '../../list/list-more.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { ListStates } from '../../list/list-states.tsx'
import { useListed } from '../../list/listed.ts'
import { usePageRows } from '../../list/page-rows.ts'
import { useKeptPlace } from '../../list/use-kept-place.ts'
import type { Selecting } from '../../list/use-selection.ts'
import { mostChosen, readUpTo, useWholeChoice } from '../../list/use-whole-choice.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import type { useFolderView } from '../my-office/index.ts'
import { entryOf, type PersonEntry } from './person-entry.ts'
import { PersonHead, PersonRow } from './person-row.tsx'
import classes from './pools.module.css'
import { usePeopleActs } from './use-people-acts.ts'
import { t } from './words.ts'

type View = ReturnType<typeof useFolderView>
interface PoolPeopleProps {
  pool: Pool
  top: ReactNode
  panelId: string
  view: View[0]
  change: View[1]
}

/** Who is in a pool: six a page, rights as switches, several chosen at once. */
export function PoolPeople({ pool, top, panelId, view, change }: PoolPeopleProps) {
  const { size, listed, entries, selecting, chosen, scope } = usePeople(pool, view)
  const acts = usePeopleActs(pool)
  const members = chosen.map(({ member }) => member)
  return (
    <>
      {top}
      <ListSelectionBar
        count={chosen.length}
        scope={scope}
        acts={acts.actsFor(members, selecting.clear)}
        onClear={selecting.clear}
      />
      <div id={panelId} className={classes.panel} role="tabpanel" aria-label={t('people')}>
        {(pool.userCount > size.rows || view.search) && (
          <div className={classes.filter}>
            <FilterField
              label={t('findMember')}
              value={view.search}
              onChange={(search) => change({ search, page: 0 })}
            />
          </div>
        )}
        <ListStates
          listed={listed}
          failed={t('peopleFailed')}
          loading={<SkeletonList label={t('loading')} count={6} height={56} />}
          empty={<NobodyFound search={view.search} />}
        >
          {() => <Rows pool={pool} entries={entries} selecting={selecting} acts={acts} />}
        </ListStates>
        <ListMore more={listed.more} />
        {listed.rows && (
          <ListPages size={size} total={listed.total} page={view.page} onPage={(page) => change({ page })} />
        )}
      </div>
    </>
  )
}

/** A page of a pool's people, and which of them are chosen. */
function usePeople(pool: Pool, view: View[0]) {
  const size = usePageRows('poolUsers')
  const input = { params: { poolId: pool.id }, query: { search: view.search || undefined } }
  const listed = useListed(listPoolUsers, input, { list: 'poolUsers', page: view.page })
  const entries = useMemo(() => (listed.rows ?? []).map(entryOf), [listed.rows])
  useKeptPlace(useMemo(() => entries.map(({ id }) => id), [entries]))
  const choice = useWholeChoice<PersonEntry>({
    shown: entries,
    total: listed.total,
    isScrolled: size.isScrolled,
    queryKey: keyOf(listPoolUsers, input),
    read: async () => {
      const all = await readUpTo(mostChosen, (asked) =>
        call(listPoolUsers, { ...input, query: { ...input.query, ...asked } }),
      )
      return all.map(entryOf)
    },
  })
  return { size, listed, entries, ...choice }
}

const NobodyFound = ({ search }: { search: string }) => (
  <EmptyState drawing="search" title={t('nothingFound', { search })} line={t('nothingFoundLine')} />
)

interface RowsProps {
  pool: Pool
  entries: readonly PersonEntry[]
  selecting: Selecting
  acts: ReturnType<typeof usePeopleActs>
}

function Rows({ pool, entries, selecting, acts }: RowsProps) {
  const choosing = pool.capabilities.addMembers ? selecting : undefined
  return (
    <>
      <PersonHead selecting={choosing} shown={entries.length} />
      <ul className={classes.people}>
        {entries.map((entry) => (
          <PersonRow
            key={entry.id}
            entry={entry}
            mayGive={pool.my}
            selecting={choosing}
            onChange={(rights) => void acts.change([entry.member], rights)}
            onTakeOut={() => void acts.takeOut([entry.member])}
          />
        ))}
      </ul>
    </>
  )
}

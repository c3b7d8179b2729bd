import type { Pool } from '@sinupan/contract'
import { IconStack2 } from '@tabler/icons-react'
import { type DOMAttributes, type ReactElement, useMemo } from 'react'
import { paths } from '../../lib/paths.ts'
import type { PagedList } from '../../lib/preferences.ts'
import type { Acts } from '../../list/acts.ts'
import { ListMore } from '../../list/list-more.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { ListStates } from '../../list/list-states.tsx'
import type { Listed } from '../../list/listed.ts'
import { usePageRows } from '../../list/page-rows.ts'
import { useRowActs } from '../../list/row-acts.tsx'
import { useKeptPlace } from '../../list/use-kept-place.ts'
import { CardGrid } from '../../ui/cards/card-grid.tsx'
import { FolderCard } from '../../ui/cards/document-card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonGrid } from '../../ui/states/skeletons.tsx'
import { insideOf } from '../pooling/index.ts'
import classes from './pools.module.css'
import { t } from './words.ts'

interface PoolGridProps {
  label: string
  listed: Listed<Pool>
  failed: string
  empty: ReactElement
  filtered: string
  actsOf: (pool: Pool) => Acts
  pages: { list: PagedList; page: number; onPage: (page: number) => void }
}

/** Pools as cards. */
export function PoolGrid({ label, listed, failed, empty, filtered, actsOf, pages }: PoolGridProps) {
  const { menu, column } = useRowActs<Pool>(({ title }) => title, actsOf)
  useKeptPlace(useMemo(() => listed.rows?.map(({ id }) => String(id)), [listed.rows]))
  return (
    <>
      <ListStates
        listed={listed}
        failed={failed}
        loading={<SkeletonGrid label={t('loading')} dense />}
        empty={
          filtered ? (
            <EmptyState drawing="search" title={t('nothingFound', { search: filtered })} line={t('nothingFoundLine')} />
          ) : (
            empty
          )
        }
      >
        {(rows) => (
          <section className={classes.cards} aria-label={label}>
            <CardGrid dense>
              {rows.map((pool) => (
                <FolderCard
                  key={pool.id}
                  name={pool.title}
                  line={insideOf(pool)}
                  icon={<IconStack2 className={classes.icon} size={22} stroke={1.5} aria-hidden="true" />}
                  to={paths.pool(pool.routeId)}
                  menu={column?.cell(pool)}
                  on={rowOf(pool)}
                />
              ))}
            </CardGrid>
          </section>
        )}
      </ListStates>
      <ListMore more={listed.more} />
      {listed.rows && <Pages total={listed.total} {...pages} />}
      {menu}
    </>
  )
}

const rowOf = ({ id }: Pool) => ({ 'data-row-id': String(id) }) as DOMAttributes<HTMLElement>

const Pages = ({ list, ...pages }: PoolGridProps['pages'] & { total: number }) => (
  <ListPages size={usePageRows(list)} {...pages} />
)

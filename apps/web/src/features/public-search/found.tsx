import { Button } from '@mantine/core'
import type { listPublic, ResponseOf } from '@sinupan/contract'
import { formatCount } from '../../lib/format.ts'
import { formatTotal } from '../../list/counted-pages.ts'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FoundDocument } from './found-document.tsx'
import classes from './results.module.css'
import { changed, filterCount, pageSizes, type SearchState, usualPageSize, withoutFilters } from './search-state.ts'
import { t } from './words.ts'

interface FoundProps {
  answer: ResponseOf<typeof listPublic>
  state: SearchState
  onChange: (state: SearchState) => void
}

/** A page of found documents, and the way to the others. */
export function Found({ answer, state, onChange }: FoundProps) {
  const { items, total } = answer
  if (items.length === 0) return <NothingFound state={state} onChange={onChange} />
  const pages = Math.ceil(total / state.pageSize)
  const from = state.page * state.pageSize
  const turn = (change: Partial<SearchState>) => onChange(changed(state, change))
  return (
    <>
      {items.map((posting) => (
        <FoundDocument key={posting.id} posting={posting} search={state.search} />
      ))}
      {total > pageSizes[0] && (
        <div className={classes.pager}>
          <Pager
            page={state.page + 1}
            pages={pages}
            onPage={(page) => turn({ page: page - 1 })}
            label={t('pager')}
            previousLabel={t('previousPage')}
            nextLabel={t('nextPage')}
            numberOf={formatCount}
            pageLabel={(page) => t('pageLabel', { page })}
            summary={t('summary', {
              from: formatCount(from + 1),
              to: formatCount(from + items.length),
              total: formatTotal(total),
            })}
            size={{
              value: state.pageSize,
              choices: pageSizes,
              label: t('rows'),
              onChange: (chosen) => turn({ pageSize: pageSizes.find((size) => size === chosen) ?? usualPageSize }),
            }}
          />
        </div>
      )}
    </>
  )
}

/** Nothing found: why that may be, and the next thing to try. */
function NothingFound({ state, onChange }: Omit<FoundProps, 'answer'>) {
  const hasFilters = filterCount(state) > 0
  return (
    <EmptyState
      drawing="search"
      title={t('noneTitle')}
      line={`${hasFilters ? t('noneFilters') : t('noneWords')} ${t('noneLevel')}`}
      action={
        <Button
          variant="default"
          onClick={() => onChange(hasFilters ? withoutFilters(state) : changed(state, { search: '', sort: undefined }))}
        >
          {hasFilters ? t('withoutFilters') : t('clearSearch')}
        </Button>
      }
    />
  )
}

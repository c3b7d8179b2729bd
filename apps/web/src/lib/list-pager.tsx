import { Pager } from '../ui/pager.tsx'
import { formatCount } from './format.ts'
import classes from './list-pager.module.css'
import { words } from './messages.ts'
import { otherPageSizes, type PagedList, usePageSize, usualPageSizes } from './preferences.ts'

const t = words('list-pager', {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {{page}}',
  rows: 'Rows',
  summary: '{{from}}–{{to}} of {{total}}',
})

/** Rows a page of a list that is shown page by page, as the person chose; who wants it continuous gets 100. */
export function useRows(list: PagedList): number {
  const [chosen] = usePageSize(list)
  return chosen === 'scroll' ? 100 : chosen
}

interface ListPagerProps {
  /** Whose page size it is. */
  list: PagedList
  total: number
  /** From 0. */
  page: number
  onPage: (page: number) => void
  /** The list has no room at its sides. */
  flush?: boolean
}

/** The pages of a list, and how many rows each has. Nothing where the smallest page holds all. */
export function ListPager({ list, total, page, onPage, flush }: ListPagerProps) {
  const [, choose] = usePageSize(list)
  const size = useRows(list)
  const usual = usualPageSizes[list]
  if (total <= usual) return null
  const values = { from: page * size + 1, to: Math.min(total, (page + 1) * size), total }
  return (
    <div className={classes.pager} data-flush={flush || undefined}>
      <Pager
        page={page + 1}
        pages={Math.max(1, Math.ceil(total / size))}
        onPage={(next) => onPage(next - 1)}
        label={t('pages')}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        pageLabel={(number) => t('page', { page: number })}
        summary={t('summary', {
          from: formatCount(values.from),
          to: formatCount(values.to),
          total: formatCount(values.total),
        })}
        size={{
          value: size,
          choices: [usual, ...otherPageSizes.filter((one) => one !== 'scroll')],
          label: t('rows'),
          onChange: (next) => {
            choose(next)
            onPage(0)
          },
        }}
      />
    </div>
  )
}

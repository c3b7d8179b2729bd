import { formatCount } from '../../lib/format.ts'
import { otherPageSizes, usePageSize, usualPageSizes } from '../../lib/preferences.ts'
import { Pager } from '../../ui/pager.tsx'
import classes from './my-archive.module.css'
import { t } from './words.ts'

interface ListPagerProps {
  total: number
  /** From 0. */
  page: number
  onPage: (page: number) => void
}

const choices = [usualPageSizes.table, ...otherPageSizes.filter((size) => size !== 'scroll')]

/** Pages of a list, where there are several. */
export function ListPager({ total, page, onPage }: ListPagerProps) {
  const [chosen, setSize] = usePageSize('table')
  const size = chosen === 'scroll' ? 100 : chosen
  if (total <= usualPageSizes.table) return null
  const to = Math.min(total, (page + 1) * size)
  return (
    <div className={classes.pager}>
      <Pager
        page={page + 1}
        pages={Math.max(1, Math.ceil(total / size))}
        onPage={(next) => onPage(next - 1)}
        label={t('pages')}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        pageLabel={(number) => t('page', { page: number })}
        summary={t('summary', { from: formatCount(page * size + 1), to: formatCount(to), total: formatCount(total) })}
        size={{
          value: size,
          choices,
          label: t('rows'),
          onChange: (next) => {
            setSize(next as typeof chosen)
            onPage(0)
          },
        }}
      />
    </div>
  )
}

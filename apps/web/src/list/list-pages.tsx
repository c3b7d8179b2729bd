import { Into } from '../frame/slots.tsx'
import { formatCount } from '../lib/format.ts'
import type { PageSize } from '../lib/stored-preferences.ts'
import { useIsPhone } from '../ui/media.ts'
import { Pager } from '../ui/pager.tsx'
import { formatTotal, isCounted, pagesOf as pagesCounted } from './counted-pages.ts'
import classes from './list-pages.module.css'
import type { PageRows } from './page-rows.ts'
import { t } from './words.ts'

interface ListPagesProps {
  size: PageRows
  total: number
  /** From 0. */
  page: number
  /** How many rows this page has, where that is known. */
  shown?: number | undefined
  onPage: (page: number) => void
  /** Counts in words: then it stands in the frame's last line, on phones below the list. Else under the list. */
  words?: string
  /** The list has no room at its sides. */
  flush?: boolean
}

/** The pages of a list, and how many rows each has or all as one. Nothing to turn where the smallest page holds all. */
export function ListPages({ words, flush, ...pages }: ListPagesProps) {
  const phone = useIsPhone()
  const isShort = pages.total <= Math.min(...pages.size.choices.map(toNumber).filter((one) => one > 0))
  if (words === undefined)
    return isShort ? null : (
      <div className={classes.under} data-flush={flush || undefined}>
        <Pages {...pages} summary={summaryOf(pages)} />
      </div>
    )
  if (phone) return <div className={classes.below}>{!isShort && <Pages {...pages} />}</div>
  return (
    <Into slot="footer">
      <span role="status">{words}</span>
      {!isShort && (
        <div className={classes.end}>
          <Pages {...pages} dense />
        </div>
      )}
    </Into>
  )
}

type Numbers = Pick<ListPagesProps, 'size' | 'total' | 'page' | 'shown'>

const pagesOf = ({ size, ...counted }: Numbers) => (size.isScrolled ? 1 : pagesCounted({ ...counted, rows: size.rows }))

/** The page that shows: the last one where the address names one beyond it. */
const shownPage = (numbers: Numbers) => Math.min(numbers.page, pagesOf(numbers) - 1)

function summaryOf(numbers: Numbers): string {
  const { size, total, shown } = numbers
  if (size.isScrolled) return t('summaryOfAll', { total: formatTotal(total) })
  const from = shownPage(numbers) * size.rows
  const most = isCounted(total) || shown === undefined ? total : from + shown
  return t('summary', {
    from: formatCount(Math.min(most, from + 1)),
    to: formatCount(Math.min(most, from + size.rows)),
    total: formatTotal(total),
  })
}

/** The continuous list among the numbers of rows. */
const continuous = 0
const toNumber = (size: PageSize) => (size === 'scroll' ? continuous : size)

interface PagesProps extends Numbers, Pick<ListPagesProps, 'onPage'> {
  summary?: string
  dense?: boolean
}

function Pages({ size, total, page, shown, onPage, ...look }: PagesProps) {
  const numbers = { size, total, page, shown }
  return (
    <Pager
      {...look}
      page={shownPage(numbers) + 1}
      pages={pagesOf(numbers)}
      onPage={(to) => onPage(to - 1)}
      label={t('pages')}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      numberOf={formatCount}
      pageLabel={(number) => t('pageNumber', { number })}
      size={{
        value: toNumber(size.size),
        choices: size.choices.map(toNumber),
        label: t('rows'),
        labelOf: (choice) => (choice === continuous ? t('continuous') : String(choice)),
        onChange: (choice) => {
          size.choose(size.choices.find((one) => toNumber(one) === choice) ?? 'scroll')
          onPage(0)
        },
      }}
    />
  )
}

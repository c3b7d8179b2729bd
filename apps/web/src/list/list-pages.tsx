import { Into } from '../frame/slots.tsx'
import { formatCount } from '../lib/format.ts'
import { otherPageSizes, type PagedList, usePageSize, usualPageSizes } from '../lib/preferences.ts'
import type { PageSize } from '../lib/stored-preferences.ts'
import { useIsPhone } from '../ui/media.ts'
import { Pager } from '../ui/pager.tsx'
import classes from './list-area.module.css'
import { t } from './words.ts'

export interface ListSize {
  value: PageSize
  choices: readonly PageSize[]
  set: (size: PageSize) => void
}

/** As many as one call gives. */
const largest = 200

/** The rows of a page, remembered for the person. `number` is what a call is asked for. */
export function usePageSizes(list: PagedList): ListSize & { number: number } {
  const [value, set] = usePageSize(list)
  return {
    value,
    set,
    choices: [usualPageSizes[list], ...otherPageSizes],
    number: value === 'scroll' ? largest : value,
  }
}

interface ListPagesProps {
  /** Counts and size, as the server has them. */
  words: string
  /** From 0. */
  page: number
  pages: number
  onPage: (page: number) => void
  size: ListSize
  /** Nothing to turn and nothing to choose: fewer rows than the smallest page. */
  isShort?: boolean
}

/** The footer line: counts, and the pages with their size; on phones below the list. */
export function ListPages(props: ListPagesProps) {
  const phone = useIsPhone()
  if (phone) return <div className={classes.phonePages}>{!props.isShort && <Pages {...props} />}</div>
  return (
    <Into slot="footer">
      <span role="status">{props.words}</span>
      {!props.isShort && (
        <div className={classes.pages}>
          <Pages {...props} />
        </div>
      )}
    </Into>
  )
}

/** One choice of rows a page: 0 stands for the continuous list. */
const toNumber = (size: PageSize) => (size === 'scroll' ? 0 : size)

function Pages({ page, pages, onPage, size }: ListPagesProps) {
  return (
    <Pager
      page={page + 1}
      pages={pages}
      dense={!useIsPhone()}
      onPage={(to) => onPage(to - 1)}
      label={t('pages')}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      pageLabel={(number) => t('pageNumber', { number: formatCount(number) })}
      size={{
        value: toNumber(size.value),
        choices: size.choices.map(toNumber),
        label: t('rows'),
        labelOf: (choice) => (choice === 0 ? t('continuous') : String(choice)),
        onChange: (choice) => {
          size.set(choice === 0 ? 'scroll' : choice)
          onPage(0)
        },
      }}
    />
  )
}

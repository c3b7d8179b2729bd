import { IconChevronDown } from '@tabler/icons-react'
import classes from './results.module.css'
import { changed, type SearchState, sorts } from './search-state.ts'
import { t } from './words.ts'

interface SortMenuProps {
  state: SearchState
  onChange: (state: SearchState) => void
  phone?: boolean
}

/** In which order; the browser's own list, which every phone shows well. Without words there is no best match. */
export function SortMenu({ state, onChange, phone }: SortMenuProps) {
  const now = state.sort ?? (state.search ? 'relevance' : 'newest')
  const choices = state.search ? sorts : sorts.filter((sort) => sort !== 'relevance')
  return (
    <span className={classes.sort} data-phone={phone || undefined}>
      <select
        aria-label={t('sort')}
        value={now}
        onChange={(event) => {
          const sort = sorts.find((one) => one === event.currentTarget.value)
          if (sort) onChange(changed(state, { sort }))
        }}
      >
        {choices.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.7} aria-hidden="true" />
    </span>
  )
}

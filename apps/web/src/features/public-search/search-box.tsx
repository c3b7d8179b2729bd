import { SearchField } from '../../ui/search/search-field.tsx'
import type { useSearch } from './use-search.ts'
import { t } from './words.ts'

export type Search = ReturnType<typeof useSearch>

interface SearchBoxProps {
  size: 'home' | 'results'
  search: Search
}

/** The search field of the public pages; its results come while one types. */
export function SearchBox({ size, search }: SearchBoxProps) {
  return (
    <SearchField
      size={size}
      value={search.text}
      onChange={search.type}
      onSubmit={search.seek}
      label={t('searchLabel')}
      placeholder={t('placeholder')}
      shortPlaceholder={t('shortPlaceholder')}
      buttonLabel={t('search')}
      clearLabel={t('clear')}
    />
  )
}

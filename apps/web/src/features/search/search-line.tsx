import { useState } from 'react'
import { SearchField } from '../../ui/search/search-field.tsx'
import { t } from './words.ts'

interface SearchLineProps {
  search: string
  onSearch: (search: string) => void
  /** The field is what one came for. */
  isFirst: boolean
}

export function SearchLine({ search, onSearch, isFirst }: SearchLineProps) {
  const [text, setText] = useState(search)
  return (
    <SearchField
      size="results"
      value={text}
      onChange={(value) => {
        setText(value)
        if (value === '' && search !== '') onSearch('')
      }}
      onSubmit={onSearch}
      label={t('label')}
      placeholder={t('placeholder')}
      shortPlaceholder={t('shortPlaceholder')}
      buttonLabel={t('search')}
      clearLabel={t('clear')}
      autoFocus={isFirst}
    />
  )
}

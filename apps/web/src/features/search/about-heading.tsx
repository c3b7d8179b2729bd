import { useQuery } from '@tanstack/react-query'
import { text } from '../../ui/text.ts'
import { categoriesQuery, tagsQuery } from '../choices/index.ts'
import classes from './search.module.css'
import type { About } from './search-state.ts'
import { t } from './words.ts'

/** The category or tag whose files are listed, and what it says of itself. */
export function AboutHeading({ about }: { about: About }) {
  const { data: categories } = useQuery({ ...categoriesQuery(), enabled: about.kind === 'Category' })
  const { data: tags } = useQuery({ ...tagsQuery(), enabled: about.kind === 'Tag' })
  const category = categories?.items.find(({ id }) => id === about.id)
  const tag = tags?.items.find(({ id }) => id === about.id)
  const name = category?.category ?? (tag && t('aboutTag', { name: tag.tagName }))
  const description = category?.description ?? tag?.description
  if (!name) return null
  return (
    <header className={classes.about}>
      <h2 className={text.page}>{name}</h2>
      {description && <p>{description}</p>}
    </header>
  )
}

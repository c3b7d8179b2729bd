import { Button } from '@mantine/core'
import type { listPublicCategories, ResponseOf } from '@sinupan/contract'
import { Link } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useIsPhone } from '../../ui/media.ts'
import { text } from '../../ui/text.ts'
import { categoryIcon } from './category-icon.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import classes from './search-page.module.css'
import { t } from './words.ts'

export type PublicCategory = ResponseOf<typeof listPublicCategories>['items'][number]

const shownOnPhone = 5
const shownOnDesk = 10

/** The series with most public documents, and the way to all of them. */
export function CategoryList({ categories }: { categories: readonly PublicCategory[] | undefined }) {
  const phone = useIsPhone()
  const most = phone ? shownOnPhone : shownOnDesk
  const shown = categories?.toSorted((a, b) => b.fileCount - a.fileCount).slice(0, most)
  return (
    <section>
      <h2 className={text.section}>{t('categories')}</h2>
      <div className={classes.list}>
        {shown?.map((category) => <CategoryRow key={category.id} category={category} />) ?? (
          <ListSkeleton count={most} />
        )}
      </div>
      {categories && categories.length > most && <AllCategories count={categories.length} phone={phone} />}
    </section>
  )
}

function CategoryRow({ category: { id, category, fileCount } }: { category: PublicCategory }) {
  const Icon = categoryIcon(category)
  return (
    <Link to={paths.publicCategory(id)} className={classes.row}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.rowName}>{category}</span>
      <span className={classes.count}>{formatCount(fileCount)}</span>
    </Link>
  )
}

function AllCategories({ count, phone }: { count: number; phone: boolean }) {
  const label = t('allCategories', { count })
  if (!phone)
    return (
      <Link to={paths.publicCategory()} className={classes.all}>
        {label}
      </Link>
    )
  return (
    <Button variant="default" fullWidth mt={8} component={Link} to={paths.publicCategory()}>
      {label}
    </Button>
  )
}

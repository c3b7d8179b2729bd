import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { text } from '../../ui/text.ts'
import { categoryIcon } from './category-icon.ts'
import type { PublicCategory } from './category-list.tsx'
import { overviewQuery } from './public-search.api.ts'
import classes from './shelves.module.css'
import { ShelvesFrame } from './shelves-frame.tsx'
import { t } from './words.ts'

/** All series that hold public documents, by their group, with what each is for. */
export function AllCategories() {
  usePageHead({ title: t('categoriesTitle'), description: t('categoriesLine') })
  const { data, error, refetch } = useQuery(overviewQuery())
  const groups = Map.groupBy(data?.items ?? [], ({ group }) => group)
  return (
    <ShelvesFrame title={t('categoriesTitle')} line={t('categoriesLine')} isLoading={!data && !error}>
      {error && <LoadFailure title={t('overviewFailed')} error={error} onRetry={() => void refetch()} />}
      {[...groups].map(([group, categories]) => (
        <section key={group}>
          <h2 className={text.section}>{group}</h2>
          <ul className={classes.grid}>
            {categories.map((category) => (
              <CategoryShelfRow key={category.id} {...category} />
            ))}
          </ul>
        </section>
      ))}
    </ShelvesFrame>
  )
}

function CategoryShelfRow({ id, category, description, fileCount }: PublicCategory) {
  const Icon = categoryIcon(category)
  return (
    <li className={classes.shelf}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <Link className={classes.link} to={paths.publicCategory(id)}>
        {category}
      </Link>
      <span className={classes.count}>{formatCount(fileCount)}</span>
      {description && <span className={classes.line}>{description}</span>}
    </li>
  )
}

import type { Category } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageHead } from '../../lib/page-head.ts'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { AllCategories } from './all-categories.tsx'
import { categoryQuery, overviewQuery } from './public-search.api.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { t } from './words.ts'

/** Public Search Category: the documents of one series; without one, all series. */
export function PublicCategoryPage() {
  const { cid } = useParams()
  return cid === undefined ? <AllCategories /> : <OneCategory key={cid} id={Number(cid)} />
}

function OneCategory({ id }: { id: number }) {
  const { data, error, isPending } = usePageLoad(categoryQuery(id))
  if (error && !data && !isPending) throw error
  return data ? <CategoryShelf category={data} /> : <ResultsSkeleton />
}

function CategoryShelf({ category: { id, category, description, documentCategoryGroup } }: { category: Category }) {
  const { data } = useQuery(overviewQuery())
  const count = data?.items.find((one) => one.id === id)?.fileCount ?? 0
  const line = [description, data && t('seriesLine', { count })].filter(Boolean).join(' ')
  usePageHead({ title: category, description: line, feed: paths.categoryFeed(id) })
  return (
    <ShelfPage
      kind={t('seriesOf', { group: documentCategoryGroup.group })}
      title={category}
      line={line}
      fixed={{ categories: [id] }}
      hidden="category"
      feed={paths.categoryFeed(id)}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageHead } from '../../lib/page-head.ts'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { AllCampuses } from './all-campuses.tsx'
import { campusQuery, overviewQuery } from './public-search.api.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { tellsMore } from './short-name.ts'
import { t } from './words.ts'

/** Public Search Campus: what the offices of one campus published; without one, all campuses. */
export function PublicCampusPage() {
  const { cmpid } = useParams()
  return cmpid === undefined ? <AllCampuses /> : <OneCampus key={cmpid} id={Number(cmpid)} />
}

function OneCampus({ id }: { id: number }) {
  const { data, error, isPending } = usePageLoad(campusQuery(id))
  if (error && !data && !isPending) throw error
  return data ? <CampusShelf {...data} /> : <ResultsSkeleton />
}

function CampusShelf({ id, campusName, shortName }: { id: number; campusName: string; shortName: string }) {
  const { data } = useQuery(overviewQuery())
  const line = data ? t('campusLine', { count: data.campuses.find((campus) => campus.id === id)?.fileCount ?? 0 }) : ''
  usePageHead({ title: campusName, description: line, feed: paths.campusFeed(id) })
  return (
    <ShelfPage
      kind={tellsMore(shortName, campusName) ? t('campusOf', { shortName }) : t('campusKind')}
      title={campusName}
      line={line}
      fixed={{ campuses: [id] }}
      hidden="campus"
      feed={paths.campusFeed(id)}
    />
  )
}

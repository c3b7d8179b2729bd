import { useQuery } from '@tanstack/react-query'
import { Into } from '../../../frame/slots.tsx'
import { ChartsOrTables, useChartsOrTablesAct, useWantsTables } from '../../../lib/charts-or-tables.tsx'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { paths } from '../../../lib/paths.ts'
import { useTitle } from '../../../lib/title.ts'
import { useWay } from '../../../lib/way.ts'
import { ScreenActs } from '../../../list/screen-acts.tsx'
import { Crumbs } from '../../../ui/crumbs.tsx'
import { useIsPhone } from '../../../ui/media.ts'
import { ScreenHeader } from '../../../ui/screen-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FacetCharts } from './charts.tsx'
import { facetsQuery, shelvesQuery } from './dashboard.api.ts'
import classes from './dashboard.module.css'
import { DashboardFigures } from './dashboard-figures.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { t } from './words.ts'

/** Figures and charts of what everybody may read; each slice opens its list. */
export function DashboardPage() {
  useTitle(t('title'))
  const asAct = useChartsOrTablesAct(t('showCharts'), t('showTables'))
  const phone = useIsPhone()
  const path = useWay([
    { id: 'archive', name: t('back'), to: paths.officeArchive() },
    { id: 'here', name: t('title') },
  ])
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <ScreenHeader
        wide
        crumbs={<Crumbs path={path} label={t('youAreIn')} moreLabel={t('more')} />}
        back={{ label: t('back'), to: paths.officeArchive() }}
        actions={<ChartsOrTables label={t('view')} charts={t('charts')} tables={t('tables')} />}
      />
      {phone && <ScreenActs acts={[asAct]} />}
      <Content />
    </>
  )
}

function Content() {
  const asTables = useWantsTables()
  const facets = useQuery(facetsQuery())
  const shelves = useQuery(shelvesQuery())
  const error = facets.error ?? shelves.error
  if (error)
    return (
      <LoadFailure
        title={t('failed')}
        error={error}
        onRetry={() => {
          void facets.refetch()
          void shelves.refetch()
        }}
      />
    )
  if (!facets.data || !shelves.data) return <DashboardSkeleton />
  if (shelves.data.documentCount === 0)
    return <EmptyState drawing="documents" title={t('empty')} line={t('emptyLine')} />
  return (
    <div className={classes.page}>
      <DashboardFigures facets={facets.data.facets} total={shelves.data.documentCount} />
      <FacetCharts facets={facets.data.facets} asTables={asTables} />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Into } from '../../frame/slots.tsx'
import { ChartsOrTables, useChartsOrTablesAct, useWantsTables } from '../../lib/charts-or-tables.tsx'
import { formatDayTime } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useTitle } from '../../lib/title.ts'
import { ScreenActs } from '../../list/screen-acts.tsx'
import { Charts } from '../../ui/charts/chart-card.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { text } from '../../ui/text.ts'
import { dashboardQuery } from './admin-dashboard.api.ts'
import classes from './admin-dashboard.module.css'
import { ChartCards } from './chart-cards.tsx'
import { DashboardFigures } from './dashboard-figures.tsx'
import { ListCards } from './list-cards.tsx'
import { t } from './words.ts'

/** What there is, what waits, how it goes. */
export function AdminDashboardPage() {
  useTitle(t('title'))
  const asTables = useWantsTables()
  const asAct = useChartsOrTablesAct(t('showCharts'), t('showTables'))
  const phone = useIsPhone()
  const { data, error, refetch } = useQuery(dashboardQuery())
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      {phone ? (
        <ScreenActs acts={[asAct]} />
      ) : (
        <header className={classes.top}>
          <h1 className={text.page}>{t('title')}</h1>
          {data && <span className={classes.at}>{formatDayTime(data.at)}</span>}
          <ChartsOrTables label={t('view')} charts={t('charts')} tables={t('tables')} />
        </header>
      )}
      {error && <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <OnTheWay />}
      {data && (
        <div className={classes.page}>
          <DashboardFigures dashboard={data} />
          <ChartCards dashboard={data} asTables={asTables} />
          <ListCards dashboard={data} />
        </div>
      )}
    </>
  )
}

const OnTheWay = () => (
  <div className={classes.page} role="status" aria-label={t('loading')}>
    <div className={classes.figuresOnTheWay} />
    <Charts>
      <div className={classes.waiting} />
      <div className={classes.waiting} />
    </Charts>
  </div>
)

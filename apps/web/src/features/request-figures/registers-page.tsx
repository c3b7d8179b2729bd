import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { ChartsOrTables, useChartsOrTablesAct, useWantsTables } from '../../lib/charts-or-tables.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { useWay } from '../../lib/way.ts'
import { ScreenActs } from '../../list/screen-acts.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { FiguresCharts } from './figures-charts.tsx'
import { FiguresHead } from './figures-head.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { RegisterFiles } from './register-files.tsx'
import { t } from './registers-words.ts'
import { figuresQuery } from './request-figures.api.ts'
import classes from './request-figures.module.css'
import { usePeriod } from './use-period.ts'

/** The figures of a period for the office, and its registers as files. */
export function RegistersPage() {
  useTitle(t('title'))
  const navigate = useNavigate()
  const phone = useIsPhone()
  const asAct = useChartsOrTablesAct(t('showCharts'), t('showTables'))
  const publicAct = {
    id: 'public',
    label: t('publicFigures'),
    icon: IconChartBar,
    run: () => void navigate(paths.requestStatistics()),
  }
  const path = useWay([
    { id: 'queue', name: t('queue'), to: paths.publicRequest() },
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
        back={{ label: t('queue'), to: paths.publicRequest() }}
        actions={
          <>
            <ChartsOrTables label={t('view')} charts={t('charts')} tables={t('tables')} />
            <ScreenActs acts={[publicAct]} />
          </>
        }
      />
      {phone && <ScreenActs acts={[asAct, publicAct]} />}
      <Content />
    </>
  )
}

function Content() {
  const [period, setPeriod] = usePeriod()
  const asTables = useWantsTables()
  const { data, error, refetch } = useQuery(figuresQuery(period))
  return (
    <div className={classes.page}>
      <PeriodChoice period={period} onChange={setPeriod} />
      {error && <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <div className={classes.waiting} role="status" aria-label={t('loading')} />}
      {data && (
        <>
          <FiguresHead figures={data} queueTo={(due) => `${paths.publicRequest()}?due=${due}`} />
          <RegisterFiles period={period} />
          <FiguresCharts figures={data} asTables={asTables} />
        </>
      )}
    </div>
  )
}

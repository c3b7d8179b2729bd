import type { RequestStatistics } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ChartsOrTables, useWantsTables } from '../../lib/charts-or-tables.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FiguresCharts } from './figures-charts.tsx'
import { FiguresHead } from './figures-head.tsx'
import { statisticsQuery } from './request-figures.api.ts'
import classes from './request-figures.module.css'
import { t } from './words.ts'

/** The figures of requests for everybody, year by year. */
export function StatisticsPage() {
  useTitle(t('title'))
  const year = useYear()
  const { data, error, refetch } = useQuery(statisticsQuery(year))
  return (
    <div className={classes.sheet}>
      <header className={classes.sheetHead}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.quiet}>{t('line')}</p>
        <p className={classes.ways}>
          <Link to={paths.documentRequest()}>{t('ask')}</Link>
          <Link to={paths.documentRequestStatus()}>{t('check')}</Link>
        </p>
      </header>
      {error && <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <div className={classes.waiting} role="status" aria-label={t('loading')} />}
      {data && <Statistics statistics={data} />}
    </div>
  )
}

function useYear(): number | undefined {
  const year = Number(useSearchParams()[0].get('year'))
  return Number.isInteger(year) && year >= 2000 && year <= 2200 ? year : undefined
}

function Statistics({ statistics }: { statistics: RequestStatistics }) {
  const asTables = useWantsTables()
  const { years, from, received, closed, open, months } = statistics
  const year = Number(from.slice(0, 4))
  const isNothing = received + closed + open === 0
  return (
    <>
      <div className={classes.choices}>
        <Years years={years} shown={year} asTables={asTables} />
        {months.length > 0 && !isNothing && (
          <ChartsOrTables label={t('view')} charts={t('charts')} tables={t('tables')} />
        )}
      </div>
      {isNothing ? (
        <EmptyState drawing="documents" title={t('none', { year })} line={t('noneLine')} />
      ) : (
        <>
          <FiguresHead figures={statistics} />
          {months.length === 0 && <p className={classes.quiet}>{t('few')}</p>}
          <FiguresCharts figures={statistics} asTables={asTables} />
        </>
      )}
    </>
  )
}

const Years = ({ years, shown, asTables }: { years: readonly number[]; shown: number; asTables: boolean }) => (
  <nav aria-label={t('years')} className={classes.years}>
    {years.map((year) => (
      <Link
        key={year}
        className={classes.year}
        to={`${paths.requestStatistics()}?year=${year}${asTables ? '&as=tables' : ''}`}
        aria-current={year === shown ? 'page' : undefined}
      >
        {year}
      </Link>
    ))}
  </nav>
)

import type { AdminDashboard } from '@sinupan/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { part } from '../../lib/chunk.ts'
import { formatCount } from '../../lib/format.ts'
import { Part } from '../../lib/part.tsx'
import { ChartCard, Charts } from '../../ui/charts/chart-card.tsx'
import classes from './admin-dashboard.module.css'
import { isInThousands, type MonthSlice, monthSlices, type WeekSlice, weekSlices } from './slices.ts'
import { t } from './words.ts'

// The charts' code is large, and no other screen needs it.
const GrowthChart = part(() => import('./growth-chart.tsx'), 'GrowthChart', { isHeavy: true })
const DecidedChart = part(() => import('./decided-chart.tsx'), 'DecidedChart', { isHeavy: true })

/** Growth and decisions, as charts or as their tables. */
export function ChartCards({ dashboard, asTables }: { dashboard: AdminDashboard; asTables: boolean }) {
  const months = monthSlices(dashboard)
  const weeks = weekSlices(dashboard)
  const growthTitle = !asTables && isInThousands(months) ? t('growthThousands') : t('growth')
  return (
    <Charts>
      <ChartCard title={growthTitle} aside={<span className={classes.aside}>{t('months')}</span>}>
        {asTables ? (
          <MonthTable slices={months} />
        ) : (
          <Drawn twin={<MonthTable slices={months} />} chart={<GrowthChart slices={months} />} />
        )}
      </ChartCard>
      <ChartCard title={t('decided')} aside={<Legend />}>
        {asTables ? (
          <WeekTable slices={weeks} />
        ) : (
          <Drawn twin={<WeekTable slices={weeks} />} chart={<DecidedChart slices={weeks} />} />
        )}
      </ChartCard>
    </Charts>
  )
}

/** A chart is for eyes and pointers; readers and keyboards get its table. */
const Drawn = ({ chart, twin }: { chart: ReactNode; twin: ReactNode }) => (
  <>
    <div className={classes.chart} aria-hidden="true">
      <Part wait={<div className={classes.waiting} />}>{chart}</Part>
    </div>
    <div className="visually-hidden">{twin}</div>
  </>
)

const Legend = () => (
  <span className={classes.legend}>
    <span style={{ ['--sign' as string]: 'var(--accent)' }}>{t('approved')}</span>
    <span style={{ ['--sign' as string]: 'var(--warn-icon)' }}>{t('returned')}</span>
  </span>
)

const MonthTable = ({ slices }: { slices: readonly MonthSlice[] }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">{t('month')}</th>
        <th scope="col" data-align="right">
          {t('added')}
        </th>
        <th scope="col" data-align="right">
          {t('total')}
        </th>
      </tr>
    </thead>
    <tbody>
      {slices.toReversed().map(({ id, name, added, total, to }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={to}>{`${name} ${id.slice(0, 4)}`}</Link>
          </th>
          <td data-align="right">{formatCount(added)}</td>
          <td data-align="right">{formatCount(total)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const WeekTable = ({ slices }: { slices: readonly WeekSlice[] }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">{t('week')}</th>
        <th scope="col" data-align="right">
          {t('approved')}
        </th>
        <th scope="col" data-align="right">
          {t('returned')}
        </th>
      </tr>
    </thead>
    <tbody>
      {slices.toReversed().map(({ id, name, approved, returned, to }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={to}>{name}</Link>
          </th>
          <td data-align="right">{formatCount(approved)}</td>
          <td data-align="right">{formatCount(returned)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

import type { RequestFigures } from '@sinupan/contract'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { Bars } from '../../ui/charts/bars.tsx'
import { ChartCard, Charts } from '../../ui/charts/chart-card.tsx'
import { MonthColumns } from './month-columns.tsx'
import classes from './request-figures.module.css'
import { type MonthSlice, monthSlices, outcomeSlices, type Slice, typeSlices } from './slices.ts'
import { t } from './words.ts'

/** Months, outcomes and kinds; as charts, or as their tables. */
export function FiguresCharts({ figures, asTables }: { figures: RequestFigures; asTables: boolean }) {
  const months = monthSlices(figures)
  const parts = (slices: readonly Slice[], head: string) =>
    asTables ? (
      <SliceTable slices={slices} head={head} />
    ) : (
      <Bars slices={slices.map((slice) => ({ ...slice, said: formatCount(slice.count) }))} />
    )
  return (
    <Charts>
      {months.length > 0 && (
        <ChartCard title={t('byMonth')} aside={!asTables && <Legend />} wide>
          {asTables ? <MonthTable slices={months} /> : <MonthColumns slices={months} />}
        </ChartCard>
      )}
      {figures.outcomes.length > 0 && (
        <ChartCard title={t('byOutcome')}>{parts(outcomeSlices(figures), t('outcome'))}</ChartCard>
      )}
      {figures.types.length > 0 && <ChartCard title={t('byType')}>{parts(typeSlices(figures), t('type'))}</ChartCard>}
    </Charts>
  )
}

const Legend = () => (
  <span className={classes.legend} aria-hidden="true">
    <span data-series="received">{t('received')}</span>
    <span data-series="closed">{t('closed')}</span>
  </span>
)

function SliceTable({ slices, head }: { slices: readonly Slice[]; head: string }) {
  const total = slices.reduce((sum, { count }) => sum + count, 0)
  return (
    <Table heads={[head, t('requests'), t('share')]}>
      {slices.map(({ id, name, count }) => (
        <Row
          key={id}
          name={name}
          cells={[formatCount(count), t('percent', { share: Math.round((100 * count) / Math.max(1, total)) })]}
        />
      ))}
    </Table>
  )
}

const MonthTable = ({ slices }: { slices: readonly MonthSlice[] }) => (
  <Table heads={[t('month'), t('received'), t('closed')]}>
    {slices.map(({ id, name, received, closed }) => (
      <Row key={id} name={name} cells={[formatCount(received), formatCount(closed)]} />
    ))}
  </Table>
)

const Table = ({ heads: [first, ...others], children }: { heads: readonly string[]; children: ReactNode }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {others.map((head) => (
          <th key={head} scope="col" data-align="right">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

const Row = ({ name, cells: [first, second] }: { name: string; cells: readonly [string, string] }) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-align="right">{first}</td>
    <td data-align="right">{second}</td>
  </tr>
)

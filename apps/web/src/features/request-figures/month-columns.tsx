import { formatCount } from '../../lib/format.ts'
import { Column, Columns } from '../../ui/charts/columns.tsx'
import { gridOf } from '../../ui/charts/grid.ts'
import classes from './request-figures.module.css'
import type { MonthSlice } from './slices.ts'
import { t } from './words.ts'

/** So many names have room beside each other on the narrowest phone: of months alone, and with their years. */
const mostLabels = { months: 6, withYears: 3 } as const

/** Two columns a month over a grid: what came, and what was closed. */
export function MonthColumns({ slices }: { slices: readonly MonthSlice[] }) {
  const grid = gridOf(Math.max(...slices.flatMap(({ received, closed }) => [received, closed])))
  const top = grid.at(-1) ?? 1
  const isWithinYear = slices.length <= 12 && slices[0]?.id.slice(0, 4) === slices.at(-1)?.id.slice(0, 4)
  const every = Math.ceil(slices.length / (isWithinYear ? mostLabels.months : mostLabels.withYears))
  return (
    <Columns grid={grid} say={formatCount}>
      {slices.map(({ id, name, received, closed }, index) => {
        const label = t('columnLabel', { month: name, received: formatCount(received), closed: formatCount(closed) })
        const said = isWithinYear ? name.split(' ')[0] : name
        return (
          <Column key={id} title={label} name={index % every === 0 ? said : undefined}>
            <span className="visually-hidden">{label}</span>
            <Fill share={received / top} series="received" />
            <Fill share={closed / top} series="closed" />
          </Column>
        )
      })}
    </Columns>
  )
}

const Fill = ({ share, series }: { share: number; series: 'received' | 'closed' }) => (
  <span aria-hidden="true" className={classes.columnFill} data-series={series} style={{ height: `${share * 100}%` }} />
)

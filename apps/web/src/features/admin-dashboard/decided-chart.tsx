import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useNavigate } from 'react-router'
import { type Clicked, chartLook } from './chart-look.ts'
import type { WeekSlice } from './slices.ts'
import { t } from './words.ts'

/** Decisions of each week; a week opens them. */
export function DecidedChart({ slices }: { slices: readonly WeekSlice[] }) {
  const navigate = useNavigate()
  const data = slices.map(({ name, approved, returned }) => ({
    name,
    [t('approved')]: approved,
    [t('returned')]: returned,
  }))
  const open = ({ activeTooltipIndex }: Clicked) => {
    const slice = slices[Number(activeTooltipIndex)]
    if (slice) void navigate(slice.to)
  }
  return (
    <BarChart
      {...chartLook}
      data={data}
      type="stacked"
      series={[
        { name: t('approved'), color: 'var(--accent)' },
        { name: t('returned'), color: 'var(--warn-icon)' },
      ]}
      maxBarWidth={22}
      barChartProps={{ onClick: open as never, accessibilityLayer: false, style: { cursor: 'pointer' } }}
      xAxisProps={{ interval: 'equidistantPreserveStart' }}
      yAxisProps={{ width: 36, allowDecimals: false }}
    />
  )
}

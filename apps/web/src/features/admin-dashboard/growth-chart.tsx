import '@mantine/charts/styles.layer.css'
import { AreaChart } from '@mantine/charts'
import { useNavigate } from 'react-router'
import { type Clicked, chartLook } from './chart-look.ts'
import { isInThousands, type MonthSlice } from './slices.ts'
import { t } from './words.ts'

/** How many documents there were at the end of each month; a month opens what was added in it. */
export function GrowthChart({ slices }: { slices: readonly MonthSlice[] }) {
  const navigate = useNavigate()
  const divisor = isInThousands(slices) ? 1000 : 1
  const data = slices.map(({ name, total }) => ({ name, [t('documents')]: total / divisor }))
  const open = ({ activeTooltipIndex }: Clicked) => {
    const slice = slices[Number(activeTooltipIndex)]
    if (slice) void navigate(slice.to)
  }
  return (
    <AreaChart
      {...chartLook}
      data={data}
      series={[{ name: t('documents'), color: 'var(--accent)' }]}
      curveType="linear"
      strokeWidth={2}
      fillOpacity={0.22}
      withGradient
      withDots={false}
      areaChartProps={{ onClick: open as never, accessibilityLayer: false, style: { cursor: 'pointer' } }}
      yAxisProps={{ width: 36, allowDecimals: false }}
      xAxisProps={{ padding: { right: 14 }, interval: 'equidistantPreserveStart' }}
    />
  )
}

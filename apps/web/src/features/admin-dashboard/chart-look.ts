/** What both charts share: lines and words in the look's roles, no dots, no legend of their own. */
export const chartLook = {
  h: 224,
  dataKey: 'name',
  withLegend: false,
  gridAxis: 'x',
  tickLine: 'none',
  strokeDasharray: '0',
  style: { '--chart-grid-color': 'var(--line)', '--chart-text-color': 'var(--second-text)' },
} as const

/** Where a chart was clicked: the index of the nearest entry. */
export type Clicked = { activeTooltipIndex?: number | string | null }

import { SegmentedControl } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'

/** Whether the address wants the tables that stand for the charts. */
export const useWantsTables = (): boolean => useSearchParams()[0].get('as') === 'tables'

/** The address with this choice; what else stands in it stays. */
function shownAs(query: URLSearchParams, asTables: boolean): URLSearchParams {
  const next = new URLSearchParams(query)
  if (asTables) next.set('as', 'tables')
  else next.delete('as')
  return next
}

/** The same choice as an act, for a phone's menu. */
export function useChartsOrTablesAct(showCharts: string, showTables: string) {
  const [, setQuery] = useSearchParams()
  const asTables = useWantsTables()
  return {
    id: 'as',
    label: asTables ? showCharts : showTables,
    icon: asTables ? IconChartBar : IconTable,
    run: () => setQuery((query) => shownAs(query, !asTables), { replace: true }),
  }
}

/** Charts, or their twins as tables; kept in the address. */
export function ChartsOrTables({ label, charts, tables }: { label: string; charts: string; tables: string }) {
  const [, setQuery] = useSearchParams()
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      value={useWantsTables() ? 'tables' : 'charts'}
      onChange={(value) => setQuery((query) => shownAs(query, value === 'tables'), { replace: true })}
      data={[
        { value: 'charts', label: charts },
        { value: 'tables', label: tables },
      ]}
    />
  )
}

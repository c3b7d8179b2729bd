import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'

/** Whether the address wants the tables that stand for the charts. */
export const useWantsTables = (): boolean => useSearchParams()[0].get('as') === 'tables'

/** Charts, or their twins as tables; kept in the address. */
export function ChartsOrTables({ label, charts, tables }: { label: string; charts: string; tables: string }) {
  const [, setQuery] = useSearchParams()
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      value={useWantsTables() ? 'tables' : 'charts'}
      onChange={(value) => setQuery(value === 'tables' ? { as: value } : {}, { replace: true })}
      data={[
        { value: 'charts', label: charts },
        { value: 'tables', label: tables },
      ]}
    />
  )
}

import type { DisposalAction, ScheduleLine } from '@sinupan/contract'
import type { Series } from '../series-file.ts'

/** A series as it stands in the database. */
export interface KeptSeries {
  id: number
  groupId: number
  group: string
  category: string
  description: string | null
  retention: number | null
  reference: string | null
  disposalAction: DisposalAction | null
  isRetired: boolean
}
type Field = ScheduleLine['changes'][number]['field']
type Compared = Pick<ScheduleLine, 'line' | 'group' | 'category' | 'act' | 'changes'>

/** A line of the file beside what it is about; `kept` undefined: there is no such series. */
export type Change = Compared & {
  series: Series
  kept: KeptSeries | undefined
  /** Null: the group is new. */
  groupId: number | null
}

const fields: readonly Field[] = ['category', 'description', 'retention', 'reference', 'disposalAction']
// What a file may leave out altogether: then it says nothing about it.
const columnOf: Partial<Record<Field, string>> = {
  description: 'description',
  reference: 'reference',
  disposalAction: 'disposal',
}

/** What a line of a file does to the series of its group and name. @param columns those that the file has */
export function compare(
  series: Series,
  { kept, groupId }: { kept: KeptSeries | undefined; groupId: number | null },
  columns: readonly string[],
): Change {
  const { line, group, category } = series
  const common = { line, group: kept?.group ?? group, category, series, kept, groupId }
  if (!kept) return { ...common, act: 'make', changes: [] }
  const said = fields.filter((field) => columns.includes(columnOf[field] ?? field))
  const changes = said.flatMap((field) => {
    const [from, to] = [kept[field], series[field] ?? null]
    return from === to ? [] : [{ field, from, to }]
  })
  const isRetired = series.isRetired ?? kept.isRetired
  if (isRetired !== kept.isRetired) return { ...common, act: isRetired ? 'retire' : 'revive', changes }
  return { ...common, act: changes.length > 0 ? 'change' : 'keep', changes }
}

/** The years before and after of a line that changes them; undefined for all others. */
export function yearsOf({
  kept,
  series,
  changes,
}: Change): { id: number; from: number | null; to: number | null } | undefined {
  if (!kept || !changes.some(({ field }) => field === 'retention')) return undefined
  return { id: kept.id, from: kept.retention, to: series.retention }
}

import type { Sorting } from '../ui/table/columns.ts'

type Value = string | number | null | undefined
/** What a column sorts by. Nothing stands last in either order. */
export type SortValues<Row> = Readonly<Record<string, (row: Row) => Value>>

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const fold = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows whose text holds every word of the filter, whatever the accents and letter case. */
export function matching<Row>(rows: readonly Row[], search: string, textOf: (row: Row) => string): Row[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...rows]
  return rows.filter((row) => {
    const text = fold(textOf(row))
    return wanted.every((word) => text.includes(word))
  })
}

export function sorted<Row>(rows: readonly Row[], sorting: Sorting | undefined, values: SortValues<Row>): Row[] {
  const read = sorting && values[sorting.column]
  if (!read) return [...rows]
  const sign = sorting.direction === 'desc' ? -1 : 1
  return [...rows].sort((a, b) => compare(read(a), read(b), sign))
}

function compare(a: Value, b: Value, sign: number): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null)
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)))
}

/** One page of a list that is there as a whole; the last one where the list has become shorter. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number): Row[] {
  const last = Math.max(0, Math.ceil(rows.length / size) - 1)
  const from = Math.min(page, last) * size
  return rows.slice(from, from + size)
}

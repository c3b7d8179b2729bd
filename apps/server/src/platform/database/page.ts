import { exactTotalLimit, type List, pageShape, type WholePage } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** A list's answer; beyond the exact limit the total is an estimate. */
export function asList<T>(items: T[], total: number): List<T> {
  return total > exactTotalLimit ? { items, total, totalIsEstimate: true } : { items, total }
}

/** How many entries a page of a small list has; undefined where no page was asked for, and the whole is given. */
export const sizeOf = ({ page = 0, pageSize }: WholePage): number | undefined =>
  pageSize ?? (page > 0 ? pageShape.pageSize.parse(undefined) : undefined)

/** A page of what is small enough to be read whole; the whole where no page was asked for. */
export function wholeList<T>(items: T[], asked: WholePage = {}): List<T> {
  const { page = 0 } = asked
  const size = sizeOf(asked) ?? items.length
  return { items: items.slice(page * size, (page + 1) * size), total: items.length }
}

/** SQL: the rows of the asked page of a small list; nothing where the whole was asked for. */
export function pageClause(asked: WholePage): RawBuilder<unknown> {
  const { page = 0 } = asked
  const size = sizeOf(asked)
  return size === undefined ? sql`` : sql`limit ${size} offset ${page * size}`
}

/** A list's answer from the rows of its page; they are counted, by `from`, only where they don't tell it themselves. */
export async function listedPage<T>(
  db: Database,
  items: T[],
  { from, ...asked }: WholePage & { from: RawBuilder<unknown> },
): Promise<List<T>> {
  const { page = 0 } = asked
  const size = sizeOf(asked)
  if (size === undefined) return wholeList(items)
  if (items.length > 0 && items.length < size) return { items, total: page * size + items.length }
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { items, total: rows[0]?.total ?? 0 }
}

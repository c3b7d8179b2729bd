import { exactTotalLimit, type List, type Page } from '@sinupan/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from './database.ts'

/** Limits a query to one page; `page` counts from 0. */
export const onPage = <D extends DB, T extends keyof D, O>(query: SelectQueryBuilder<D, T, O>, page: Page) =>
  query.limit(page.pageSize).offset(page.page * page.pageSize)

/** Counts up to one more than the exact limit, so that a total costs no more than that many rows. */
export async function countUpTo(
  query: SelectQueryBuilder<DB, never, object>,
  db: { selectFrom: unknown },
): Promise<number> {
  const limited = query.limit(exactTotalLimit + 1).as('limited')
  const { selectFrom } = db as { selectFrom(from: unknown): SelectQueryBuilder<DB, never, object> }
  const row = await selectFrom(limited).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return (row as { total: number }).total
}

/** A list's answer; beyond the exact limit the total is an estimate. */
export function asList<T>(items: T[], total: number): List<T> {
  return total > exactTotalLimit ? { items, total, totalIsEstimate: true } : { items, total }
}

/** Everything at once, where the whole is the page. */
export const wholeList = <T>(items: T[]): List<T> => ({ items, total: items.length })

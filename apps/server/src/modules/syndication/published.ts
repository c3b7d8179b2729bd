import type { PublicDocument } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { selectPublished } from '../search/index.ts'
import type { Edition } from './editions.queries.ts'

/** Of these editions, the documents that are public at this moment, by id: one statement. */
export async function findLiving(ctx: Context, editions: readonly Edition[]): Promise<Map<number, PublicDocument>> {
  const ids = editions.filter((one) => one.isPublic).map((one) => one.documentId)
  if (ids.length === 0) return new Map()
  const published = await selectPublished(ctx, sql`d.id = any(${ids}::integer[])`)
  return new Map(published.map(({ id, document }) => [id, document]))
}

import type { findByCode as contract, ResponseOf } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { viewDocument } from '../documents/index.ts'
import { viewLocation } from './list-contents.ts'

/** What the code on a label means to this actor. @throws Refusal NotFound, whether there is no such label or it is not theirs to know */
export async function findByCode(ctx: Context, code: string): Promise<ResponseOf<typeof contract>> {
  const { rows } = await sql<{ id: number; isLocation: boolean }>`
    select id, true as is_location from locations where code = ${code}
    union all select id, false from documents where item_code = ${code}`.execute(ctx.db)
  const [found] = rows
  if (!found) throw refuse('NotFound')
  return found.isLocation
    ? { location: await viewLocation(ctx, found.id) }
    : { fileManager: await viewDocument(ctx, found.id) }
}

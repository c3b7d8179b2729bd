import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { idOfRoute } from '../../../platform/route-id.ts'
import { type Published, selectPublished } from './public-documents.queries.ts'
import { findWithdrawn } from './withdrawn.queries.ts'

/** The public document of a route id. @throws Refusal NotFound; Withdrawn with what may still be known of it */
export async function requirePublished(ctx: Context, routeId: string): Promise<Published> {
  const id = idOfRoute(ctx.secrets, routeId, 'document')
  if (id === undefined) throw refuse('NotFound')
  const [published] = await selectPublished(ctx, sql`d.id = ${id}`)
  if (published) return published
  const withdrawn = await findWithdrawn(ctx, id)
  throw withdrawn ? refuse('Withdrawn', { ...withdrawn }) : refuse('NotFound')
}

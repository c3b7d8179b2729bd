import { type scanItem as contract, type ResponseOf, readLabelCode } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { judge } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { idOfRoute } from '../../../platform/route-id.ts'
import { type DocumentFacts, documentPolicy, selectDocumentFacts, sightOf } from '../../documents/index.ts'
import { findItem, viewStockTake } from '../stock-takes.queries.ts'
import { markScanned } from '../stock-takes.store.ts'
import { requireStockTake, withStockTake } from '../with-stock-take.ts'

type Answer = ResponseOf<typeof contract>

/**
 * Writes down one label that was scanned. What the actor may not know of is as unknown as what no label says.
 *
 * @throws Refusal NotFound; StateChanged where it is closed
 */
export async function scanItem(ctx: Context, { id, code }: { id: number; code: string }): Promise<Answer> {
  const by = userIdOf(ctx.actor)
  if (!by) throw refuse('NotFound')
  await requireStockTake(ctx, id)
  return withStockTake(ctx, { id }, 'scan', async (ctx, stockTake) => {
    const document = await findScanned(ctx, code)
    if (!document) return { result: 'unknown', item: null, stockTake: await viewStockTake(ctx, id) }
    const { id: documentId, name, itemCode } = document
    const now = ctx.clock.now().toISOString()
    const { itemId, result } = await markScanned(ctx.db, stockTake, { documentId, name, itemCode, by, now })
    return { result, item: await findItem(ctx, itemId), stockTake: await viewStockTake(ctx, id) }
  })
}

/** The document whose code was typed or scanned, or whose address its QR code says. */
async function findScanned(ctx: Context, text: string) {
  const code = readLabelCode(text)
  const [, route] = /\/files\/([\w-]+)\/?(?:[?#].*)?$/.exec(text) ?? []
  const byRoute = route === undefined ? undefined : idOfRoute(ctx.secrets, route, 'document')
  if (code === undefined && byRoute === undefined) return undefined
  const where =
    code === undefined ? sql`d.id = ${byRoute ?? 0} and d.item_code is not null` : sql`d.item_code = ${code}`
  const [document] = await selectDocumentFacts<{ itemCode: string; postedName: string | null }>(ctx, {
    where,
    columns: sql`d.item_code, p.name as posted_name`,
  })
  const isKnown = document && judge(documentPolicy, 'view', { actor: ctx.actor, document }) === undefined
  return isKnown ? { id: document.id, itemCode: document.itemCode, name: nameOf(ctx, document) } : undefined
}

// Of another unit’s document the posted name is known, where it was posted.
const nameOf = ({ actor }: Context, document: DocumentFacts & { postedName: string | null }): string =>
  sightOf(actor, document).edition === 'snapshot' ? (document.postedName ?? document.name) : document.name

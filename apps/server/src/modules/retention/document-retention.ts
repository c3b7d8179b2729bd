import type { DocumentRetention } from '@sinupan/contract'
import { sql } from 'kysely'
import { isCru } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { isInside, requireDocument, viewDocument } from '../documents/index.ts'
import { userRefJson } from '../people/index.ts'

type Extension = DocumentRetention['extensions'][number]
type HoldTold = DocumentRetention['holds'][number]

interface Kept {
  recordedAt: string | null
  madeOn: string
  holds: HoldTold[]
  extensions: Extension[]
}

/** So many holds, and extensions, of a document are told of. */
const most = 100

/**
 * Until when a document is kept, under which rule, and what keeps it beyond that, as the actor sees it: by the posting's
 * category and date beyond its unit, reasons for its unit, its owner and the CRU alone.
 *
 * @throws Refusal NotFound
 */
export async function getRetention(ctx: Context, id: number): Promise<DocumentRetention> {
  const facts = await requireDocument(ctx, id, 'view')
  const { documentCategory: category, documentDate, expiresOn, isPermanent, isRecord } = await viewDocument(ctx, id)
  const kept = await findKept(ctx, id)
  const isToldWhy = isCru(ctx.actor) || isInside(ctx.actor, facts)
  const isEndless = isPermanent || (category !== null && category.retention === null)
  const state = isEndless ? 'permanent' : category ? 'scheduled' : 'unscheduled'
  return {
    fileManagerId: id,
    expiresOn,
    state,
    rule: category && ruleOf(category),
    years: category?.retention ?? null,
    base: documentDate ?? kept.madeOn,
    baseIs: documentDate ? 'documentDate' : 'created',
    reference: category?.reference ?? null,
    isRecord,
    recordedAt: kept.recordedAt,
    holds: kept.holds.map((one) => (isToldWhy ? one : { ...one, reason: null })),
    extensions: kept.extensions.map((one) => (isToldWhy ? one : { ...one, reason: null, createdBy: null })),
  }
}

function ruleOf({ category, retention }: { category: string; retention: number | null }): string {
  if (retention === null) return `${category}: kept for ever`
  return `${category}: ${retention} ${retention === 1 ? 'year' : 'years'}`
}

async function findKept({ db }: Context, id: number): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select d.recorded_at, kept_from(null, d.created_at) as made_on,
      coalesce((select json_agg(told order by told.id desc) from (
        select h.id, h.kind, instant_text(h.created_at) as "createdAt", h.reason, h.target as on
        from hold_documents hd join holds h on h.id = hd.hold_id
        where hd.document_id = d.id and h.lifted_at is null order by h.id desc limit ${most}) as told), '[]') as holds,
      coalesce((select json_agg(told order by told.id desc) from (
        select e.id, e.until, instant_text(e.created_at) as "createdAt", ${userRefJson('maker')} as "createdBy", e.reason
        from retention_extensions e left join users maker on maker.id = e.created_by
        where e.document_id = d.id order by e.id desc limit ${most}) as told), '[]') as extensions
    from documents d where d.id = ${id}`.execute(db)
  const [kept] = rows
  if (!kept) throw new Error(`The document ${id} was seen and is not there.`)
  return kept
}

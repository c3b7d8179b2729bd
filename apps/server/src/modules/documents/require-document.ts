import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { plannedOnce } from '../../platform/database/planned-once.ts'
import { type Allowed, allow, judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import type { DocumentFacts } from './document.ts'
import { hasLoan, newestHold } from './document-columns.ts'
import { type DocumentAction, documentPolicy } from './documents.policy.ts'
import { givenColumns } from './given.ts'
import { Blocked, refuseKept } from './use-cases/blocked.ts'
import { isOut } from './visibility.ts'

export interface FactsWanted {
  /** Aliases: `d` documents, `p` the living posting, `o` the office, and those of `joins`. */
  where: RawBuilder<unknown>
  columns?: RawBuilder<unknown>
  joins?: RawBuilder<unknown>
  /** As `plannedOnce`: where the values say nothing of the way to the documents. */
  isPlannedOnce?: boolean
}

/** The facts of documents by id, in that order. */
export const findDocumentFacts = (ctx: Context, ids: readonly number[]): Promise<DocumentFacts[]> =>
  selectDocumentFacts(ctx, { where: isAmong('d.id', ids) })

/** As `findDocumentFacts`, with columns of one's own in the same statement. */
export async function selectDocumentFacts<E extends object = object>(
  ctx: Context,
  { where, columns, joins = sql``, isPlannedOnce = false }: FactsWanted,
): Promise<(DocumentFacts & E)[]> {
  const { isGiven, isOpened, isReviewed } = givenColumns(ctx.actor)
  const { rows } = await sql<DocumentFacts & E>`${isPlannedOnce ? plannedOnce(ctx.db) : sql``}
    select ${columns ? sql`${columns}, ` : sql``}d.id, d.unit_id, o.campus_id, d.folder_id, d.location_id, d.name, d.owner_id, coalesce(p.category_id, d.category_id) as category_id, c.group_id,
      exists (select from approvers a where a.campus_id = o.campus_id and a.group_id = c.group_id) as has_approver,
      d.is_classified, d.is_record, d.is_permanent, d.is_vital, ${newestHold} as hold, ${hasLoan} as has_loan, d.file_count, ${isGiven} as is_given, ${isOpened} as is_opened, d.disposed_in is not null as is_disposed, ${isReviewed} as is_reviewed, d.trashed_at, d.buried_in, d.version,
      case when p.id is not null then json_build_object('id', p.id, 'status', p.status, 'isOut', ${isOut}, 'scope', l.scope,
        'isClassified', p.is_classified, 'requestedBy', p.requested_by, 'version', p.version) end as posting
    from documents d
    join units n on n.id = d.unit_id join offices o on o.id = n.office_id
    left join postings p on p.document_id = d.id and p.ended_at is null
    left join access_levels l on l.id = p.access_level_id
    left join categories c on c.id = coalesce(p.category_id, d.category_id)
    ${joins}
    where ${where} order by d.id`.execute(ctx.db)
  return rows
}

/**
 * Loads documents to look at, hides those that the actor may not know of, judges the action and proves it: all or none.
 * What changes them goes through `withDocuments`.
 *
 * @throws Refusal NotFound, or the code of what stands in the way
 */
export async function requireDocuments<A extends DocumentAction>(
  ctx: Context,
  ids: readonly number[],
  action: A,
): Promise<Allowed<DocumentFacts, A>[]> {
  const { actor } = ctx
  const documents = await findDocumentFacts(ctx, ids)
  if (documents.length < new Set(ids).size) throw refuse('NotFound')
  for (const document of documents) allow(documentPolicy, 'view', { actor, document }, document)
  // What stands in the way of destroying several is told of all of them at once.
  if (action === 'remove') new Blocked(ctx, action).add(documents).throwIfAny()
  return documents.map((document) => prove(ctx, document, action))
}

// Of many that are to be thrown away, which one is kept, and why, is no secret to who may throw them away.
function prove<A extends DocumentAction>({ actor }: Context, document: DocumentFacts, action: A) {
  const code = judge(documentPolicy, action, { actor, document })
  if (code === 'OnHold' || code === 'LoanOpen') throw refuseKept(document, code)
  return allow(documentPolicy, action, { actor, document }, document)
}

/** As `requireDocuments`, of one. */
export async function requireDocument<A extends DocumentAction>(
  ctx: Context,
  id: number,
  action: A,
): Promise<Allowed<DocumentFacts, A>> {
  const [document] = await requireDocuments(ctx, [id], action)
  if (!document) throw refuse('NotFound')
  return document
}

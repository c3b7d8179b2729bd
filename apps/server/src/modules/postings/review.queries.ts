import type { PostingReview } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { userRefJson } from '../people/index.ts'
import { findPersonalData, type TextPage } from './personal-data.ts'
import { viewPosting } from './postings.queries.ts'
import { type PostingWithDocument, requirePosting } from './require-posting.ts'

type Round = PostingReview['rounds'][number]
type Checks = PostingReview['checks']

// More text than this is not looked through while somebody waits.
const mostPages = 2_000

/** A posting with what a reviewer wants to know before deciding. @throws Refusal NotFound, Forbidden, Classified */
export async function reviewPosting(ctx: Context, id: number): Promise<PostingReview> {
  const posting = await requirePosting(ctx, id, 'review')
  const [view, rounds, { filesChangedAt, ...checks }, pages] = await Promise.all([
    viewPosting(ctx, id),
    listRounds(ctx, id),
    findChecks(ctx, posting),
    listPages(ctx, id),
  ])
  return {
    posting: view,
    rounds,
    filesChangedAt,
    checks: { ...checks, personalDataHints: findPersonalData(pages) },
  }
}

async function listRounds(ctx: Context, id: number): Promise<Round[]> {
  const { rows } = await sql<Round>`
    select fact.at, substr(fact.name, 9) as event, ${userRefJson('actor')} as by, ${userRefJson('stood_for')} as for,
      fact.payload ->> 'reason' as reason
    from facts fact left join users actor on actor.id = fact.actor_id
    left join users stood_for on stood_for.id = (fact.payload ->> 'inPlaceOf')::uuid
    where fact.posting_id = ${id} and fact.document_id = (select document_id from postings where id = ${id})
      and fact.name in ('posting.sent', 'posting.returned', 'posting.approved', 'posting.withdrawn', 'posting.changed',
        'posting.taken-down')
    order by fact.id`.execute(ctx.db)
  return rows
}

type Found = Omit<Checks, 'personalDataHints'> & { filesChangedAt: string | null }

async function findChecks(ctx: Context, { id, documentId }: PostingWithDocument): Promise<Found> {
  const { rows } = await sql<Found>`
    with file as (
      select b.* from posting_files pf join files f on f.id = pf.file_id join blobs b on b.sha256 = f.sha256 where pf.posting_id = ${id}
    ), decision as (
      select max(at) as at from facts where document_id = ${documentId} and name in ('posting.approved', 'posting.returned')
    )
    select exists (select from file join blob_pages page on page.sha256 = file.sha256 where page.body ~ '\\S') as has_text,
      not exists (select from file where failure_code is not null or text_state = 'failed') as is_readable,
      (select sum(page_count)::int from file) as page_count, p.category_id is not null as has_category,
      p.document_date is not null as has_date,
      exists (select from facts where document_id = ${documentId} and name = 'posting.approved' and at < p.sent_at) as posted_before,
      (select max(changed.at) from decision, files f, lateral (select greatest(f.created_at, f.removed_at) as at) as changed
        where f.document_id = ${documentId} and changed.at > decision.at) as files_changed_at
    from postings p where p.id = ${id}`.execute(ctx.db)
  return rows[0] as Found
}

async function listPages(ctx: Context, id: number): Promise<TextPage[]> {
  const { rows } = await sql<TextPage>`
    select page.page_no as page, page.body as text from posting_files pf join files f on f.id = pf.file_id
    join blob_pages page on page.sha256 = f.sha256 where pf.posting_id = ${id}
    order by pf.position, page.page_no limit ${mostPages}`.execute(ctx.db)
  return rows
}

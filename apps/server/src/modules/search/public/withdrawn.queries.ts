import type { WithdrawnDocument } from '@sinupan/contract'
import { sql } from 'kysely'
import { calendarDateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'

interface Row {
  name: string
  firstPublishedAt: string
  withdrawnAt: string
  reason: string | null
}

/**
 * What an outsider may still know of a document that was public: how it was called there, from when to when, and the
 * reason that was given to everybody. Undefined where it never was, where it only waits to be judged again, where it
 * counts as classified by now, and where it lies in the trash and nobody took it down. One statement.
 */
export async function findWithdrawn(ctx: Context, documentId: number): Promise<WithdrawnDocument | undefined> {
  const { rows } = await sql<Row>`
    select e.name, e.first_published_at, coalesce(p.taken_down_at, p.ended_at) as withdrawn_at, p.public_reason as reason
    from public_editions e join postings p on p.id = e.posting_id join documents d on d.id = e.document_id
    where e.document_id = ${documentId} and not e.is_public and not d.is_classified and not p.is_classified
      and not exists (select from postings o where o.document_id = d.id and o.ended_at is null and o.is_classified)
      and (p.taken_down_at is not null or (p.ended_at is not null and d.is_living))`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const dayOf = (instant: string) => calendarDateOf(new Date(instant), ctx.config.TIME_ZONE)
  const { name, firstPublishedAt, withdrawnAt, reason } = row
  return { name, publishedOn: dayOf(firstPublishedAt), withdrawnOn: dayOf(withdrawnAt), reason }
}

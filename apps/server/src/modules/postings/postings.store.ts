import { sql } from 'kysely'
import { onUnique } from '../../platform/database/constraints.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import type { DocumentFacts } from '../documents/index.ts'
import type { PostingWithDocument } from './require-posting.ts'

/** A changed posting, by its name. */
export type Named = { name: string }

export interface Wish {
  accessLevelId: number
  isClassified: boolean
  note: string | null
  /** When it reaches others once it is approved; null: at once. */
  publishAt: string | null
  requestedBy: string
}

const tagsOf = sql`lateral (select coalesce(array_agg(t.id order by t.name, t.id), '{}') as ids,
    coalesce(array_agg(t.name order by t.name, t.id), '{}') as names
  from document_tags dt join tags t on t.id = dt.tag_id where dt.document_id = d.id) as tag`

/** Writes a pending posting with the snapshot of the document as it is now. @throws Refusal AlreadyPosted */
export async function insertPosting(
  db: Database,
  document: Held<DocumentFacts, 'post'>,
  wish: Wish,
  now: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into postings (document_id, unit_id, access_level_id, requested_by, note, publish_at, is_classified, created_at, sent_at,
      name, description, category_id, document_date, owner_id, tag_ids, tags)
    select d.id, d.unit_id, ${wish.accessLevelId}, ${wish.requestedBy}, ${wish.note}, ${wish.publishAt}, ${wish.isClassified}, ${now}, ${now},
      d.name, d.description, d.category_id, d.document_date, d.owner_id, tag.ids, tag.names
    from documents d, ${tagsOf} where d.id = ${document.id}
    returning id`
    .execute(db)
    .catch(onUnique('postings_one_live', 'AlreadyPosted'))
  const id = rows[0]?.id ?? 0
  await takeFiles(db, id)
  return id
}

/** Makes a decided posting pending again with a fresh snapshot; the one before is kept. Undefined where it had changed. */
export async function resend(
  db: Database,
  posting: Held<PostingWithDocument, 'send'>,
  { requestedBy, isClassified, accessLevelId, note, publishAt }: Wish,
  now: string,
): Promise<(Named & { round: number }) | undefined> {
  await keepRound(db, posting)
  const { rows } = await sql<Named & { round: number }>`
    update postings p set status = 'pending', requested_by = ${requestedBy}, return_reason = null, reviewed_by = null,
      reviewed_for = null, reviewed_at = null, is_self_approval_allowed = false, published_at = null, publish_at = ${publishAt},
      reminded_at = null, escalated_at = null, access_level_id = ${accessLevelId}, note = ${note}, sent_at = ${now}, round = p.round + 1,
      version = p.version + 1, name = d.name, description = d.description, category_id = d.category_id,
      document_date = d.document_date, owner_id = d.owner_id, tag_ids = tag.ids, tags = tag.names, is_classified = ${isClassified}
    from documents d, ${tagsOf}
    where p.id = ${posting.id} and d.id = p.document_id and p.ended_at is null and p.version = ${posting.version}
      and p.status in ('approved', 'returned')
    returning p.name, p.round`.execute(db)
  const [row] = rows
  if (!row) return undefined
  await sql`delete from posting_files where posting_id = ${posting.id}`.execute(db)
  await takeFiles(db, posting.id)
  return row
}

// The snapshot as it was sent, under the names that things had then.
const keepRound = (db: Database, { id }: Held<PostingWithDocument, 'send'>) =>
  sql`insert into posting_rounds (posting_id, round, sent_at, access_level_id, access_level, is_classified, name, description,
      category_id, category, document_date, tags, file_ids)
    select p.id, p.round, p.sent_at, l.id, l.access, p.is_classified, p.name, p.description, c.id, c.name, p.document_date, p.tags,
      array(select file_id from posting_files where posting_id = p.id order by position)
    from postings p join access_levels l on l.id = p.access_level_id left join categories c on c.id = p.category_id
    where p.id = ${id}`.execute(db)

const takeFiles = (db: Database, id: number) =>
  sql`insert into posting_files (posting_id, file_id, position)
    select p.id, f.id, row_number() over (order by f.lineage_id) from postings p
    join files f on f.document_id = p.document_id and f.is_current where p.id = ${id}`.execute(db)

export interface PostingChange {
  accessLevelId?: number | undefined
  isClassified?: boolean | undefined
  note?: string | null | undefined
  publishAt?: string | null | undefined
}

/** Changes what is pending; undefined where it is not any more. */
export function updatePending(
  db: Database,
  posting: Held<PostingWithDocument, 'edit'>,
  change: PostingChange,
): Promise<Named | undefined> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as PostingChange
  return db
    .updateTable('postings')
    .set({ ...given, version: sql`version + 1` })
    .where('id', '=', posting.id)
    .where('version', '=', posting.version)
    .where('status', '=', 'pending')
    .where('endedAt', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

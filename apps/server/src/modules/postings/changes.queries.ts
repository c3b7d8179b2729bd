import { mostComparedText, type PostingChanges } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { isUser, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/refusal.ts'
import { compareEditions, type Edition } from './changes.ts'
import { type PostingWithDocument, requirePosting } from './require-posting.ts'

const nothing = { name: null, description: null, tags: null, category: null, documentDate: null, accessLevel: null }

/**
 * What changed since a posting was sent before: between the two snapshots, and for the unit of a returned one between
 * what was returned and what it would send now.
 *
 * @throws Refusal NotFound, Forbidden, Classified
 */
export async function comparePosting(ctx: Context, id: number): Promise<PostingChanges> {
  const posting = await requirePosting(ctx, id, 'review')
  const isDraft = posting.status === 'returned' && !posting.isEnded && worksIn(ctx.actor, posting.document.unitId)
  const [before, after] = await Promise.all(
    isDraft
      ? [findSent(ctx.db, id), findWorking(ctx.db, posting)]
      : [findSentBefore(ctx, posting), findSent(ctx.db, id)],
  )
  if (!before || !after) return { since: null, isDraft, ...nothing, isClassified: null, files: [] }
  return { since: before.sentAt, isDraft, ...compareEditions(before, after) }
}

interface Compared {
  before?: number | undefined
  after?: number | undefined
}

/** The words of a changed file before and after. @throws Refusal NotFound (no file of the changes), Forbidden, Classified */
export async function readChangedText(ctx: Context, id: number, { before, after }: Compared) {
  const { files } = await comparePosting(ctx, id)
  const isOne = files.some((file) => file.before?.id === before && file.after?.id === after)
  if (!isOne) throw refuse('NotFound')
  const [was, is] = await Promise.all([readText(ctx.db, before), readText(ctx.db, after)])
  const cut = (text: string) => [...text].slice(0, mostComparedText).join('')
  return {
    before: cut(was),
    after: cut(is),
    isCut: [was, is].some((text) => text.length > mostComparedText),
  }
}

// One character more than is told, so that it is known whether there is more.
async function readText(db: Database, fileId: number | undefined): Promise<string> {
  if (fileId === undefined) return ''
  const { rows } = await sql<{ text: string | null }>`
    select left(string_agg(body, E'\\n\\n' order by page_no), ${mostComparedText + 1}) as text from (
      select page.page_no, page.body, sum(char_length(page.body)) over (order by page.page_no) - char_length(page.body) as so_far
      from files f join blob_pages page on page.sha256 = f.sha256 where f.id = ${fileId}
    ) as pages where so_far <= ${mostComparedText}`.execute(db)
  return rows[0]?.text ?? ''
}

/** Files in the order of the ids, as an Edition holds them. */
const filesOf = (ids: RawBuilder<unknown>) => sql`coalesce((
    select json_agg(json_build_object('id', f.id, 'fileName', f.name, 'size', f.size, 'sha256', f.sha256, 'pageCount', b.page_count,
      'lineage', f.lineage_id, 'hasText', exists (select from blob_pages page where page.sha256 = f.sha256)) order by one.place)
    from unnest(${ids}) with ordinality as one (id, place) join files f on f.id = one.id join blobs b on b.sha256 = f.sha256
  ), '[]') as files`

const first = async (db: Database, query: RawBuilder<Edition>): Promise<Edition | undefined> =>
  (await query.execute(db)).rows[0]

const snapshot = sql`select p.sent_at, p.access_level_id, l.access as access_level, p.is_classified, p.name, p.description, p.category_id,
    c.name as category, p.document_date, p.tags,
    ${filesOf(sql`array(select file_id from posting_files where posting_id = p.id order by position)`)}
  from postings p join access_levels l on l.id = p.access_level_id left join categories c on c.id = p.category_id`

const findSent = (db: Database, id: number) => first(db, sql<Edition>`${snapshot} where p.id = ${id}`)

/** The round before; of a first round the document's posting before, which has ended and is the unit's history. */
async function findSentBefore({ db, actor }: Context, { id, documentId, round, document }: PostingWithDocument) {
  const kept = await first(
    db,
    sql<Edition>`select r.sent_at, r.access_level_id, r.access_level, r.is_classified, r.name, r.description, r.category_id, r.category,
        r.document_date, r.tags, ${filesOf(sql`r.file_ids`)}
      from posting_rounds r where r.posting_id = ${id} and r.round < ${round} order by r.round desc limit 1`,
  )
  if (kept || !(worksIn(actor, document.unitId) || isUser(actor, document.ownerId))) return kept
  return first(
    db,
    sql<Edition>`${snapshot} where p.document_id = ${documentId} and p.id < ${id} order by p.id desc limit 1`,
  )
}

/** What would be sent now: the unit's own, at the level that stands. */
const findWorking = (db: Database, { id }: PostingWithDocument) =>
  first(
    db,
    sql<Edition>`select p.sent_at, p.access_level_id, l.access as access_level, p.is_classified or d.is_classified as is_classified, d.name,
        d.description, d.category_id, c.name as category, d.document_date,
        array(select t.name from document_tags dt join tags t on t.id = dt.tag_id where dt.document_id = d.id order by t.name, t.id) as tags,
        ${filesOf(sql`array(select id from files where document_id = d.id and is_current order by lineage_id)`)}
      from postings p join documents d on d.id = p.document_id join access_levels l on l.id = p.access_level_id
      left join categories c on c.id = d.category_id where p.id = ${id}`,
  )

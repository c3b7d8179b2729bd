import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** A document that is or was public. Instants are ISO 8601 in UTC with microseconds, as the database keeps them. */
export interface Edition {
  documentId: number
  unitId: number
  isPublic: boolean
  changedAt: string
  categoryId: number | null
  campusId: number
}

/** A part of what is public. */
export type Shelf = { kind: 'campus' | 'category'; id: number }

/** The place of an edition among those that are ordered by their last change. */
export interface Mark {
  changedAt: string
  documentId: number
}

export interface Wanted {
  /** Instants; `from` included, `before` not. */
  from?: string | undefined
  before?: string | undefined
  shelf?: Shelf | undefined
  after?: Mark | undefined
}

const micros = sql`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`
const columns = sql`e.document_id, e.unit_id, e.is_public, e.category_id, e.campus_id,
  to_char(e.changed_at at time zone 'UTC', ${micros}) as changed_at`

/** SQL: the editions of a shelf; all without one. Alias `e`. */
export function onShelf(shelf: Shelf | undefined): RawBuilder<unknown> {
  if (!shelf) return sql`true`
  return shelf.kind === 'campus' ? sql`e.campus_id = ${shelf.id}` : sql`e.category_id = ${shelf.id}`
}

const within = ({ from, before, shelf }: Wanted): RawBuilder<unknown> => sql`${onShelf(shelf)}
  and ${from ? sql`e.changed_at >= ${from}::timestamptz` : sql`true`}
  and ${before ? sql`e.changed_at < ${before}::timestamptz` : sql`true`}`

/** The next editions by their last change, those that ended too: by index from the mark on, one statement. */
export async function listChanged(db: Database, { after, ...wanted }: Wanted, limit: number): Promise<Edition[]> {
  const beyond = after
    ? sql`(e.changed_at, e.document_id) > (${after.changedAt}::timestamptz, ${after.documentId}::integer)`
    : sql`true`
  const { rows } = await sql<Edition>`
    select ${columns} from public_editions e where ${within(wanted)} and ${beyond}
    order by e.changed_at, e.document_id limit ${limit}`.execute(db)
  return rows
}

export async function countChanged(db: Database, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from public_editions e where ${within(wanted)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function findEdition(db: Database, documentId: number): Promise<Edition | undefined> {
  const { rows } = await sql<Edition>`
    select ${columns} from public_editions e where e.document_id = ${documentId}`.execute(db)
  return rows[0]
}

/** The database's clock, which the changes are dated by, and the first of them. */
export async function readTimes(db: Database): Promise<{ now: string; earliest: string }> {
  const { rows } = await sql<{ now: string; earliest: string }>`
    select to_char(now() at time zone 'UTC', ${micros}) as now,
      to_char(coalesce((select min(changed_at) from public_editions), now()) at time zone 'UTC', ${micros}) as earliest`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A statement without FROM gave no row.')
  return row
}

/** The documents of a shelf that were published last: ids and when each changed, the newest first. */
export async function listNewest(db: Database, shelf: Shelf | undefined, limit: number): Promise<Edition[]> {
  const { rows } = await sql<Edition>`
    select ${columns} from public_editions e where e.is_public and ${onShelf(shelf)}
    order by e.published_at desc, e.document_id desc limit ${limit}`.execute(db)
  return rows
}

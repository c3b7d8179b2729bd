import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { againOnUnique } from '../../platform/database/constraints.ts'
import type { Held } from '../../platform/policy.ts'
import type { DocumentFacts } from '../documents/index.ts'
import type { Described } from './described.ts'
import type { TransferFacts } from './transfers.policy.ts'

export interface BagFile {
  fileId: number
  path: string
  name: string
  mediaType: string
  sha256: string
  size: number
}
/** A document that goes into a bag; its place in it is that in the list. */
export interface BagDocument {
  document: Held<DocumentFacts, 'transfer'>
  /** As whoever makes the bag sees it. */
  name: string
  described: Described
  files: BagFile[]
}
interface New {
  title: string
  recipient: string
  documents: readonly BagDocument[]
}
export interface Made {
  id: number
  number: string
}

/** Writes a transfer down under the year’s next number; where somebody took that meanwhile all begins anew. */
export async function insertTransfer(ctx: Context, { title, recipient, documents }: New): Promise<Made> {
  const now = ctx.clock.now().toISOString()
  const files = documents.flatMap((one, at) => one.files.map((file) => ({ ...file, document: at + 1 })))
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const { rows } = await sql<Made>`
    insert into transfers (number, title, recipient, document_count, file_count, total_size, created_by, created_at)
    select 'T-' || year.is || '-' || (select count(*) + 1 from transfers where number like 'T-' || year.is || '-%'),
      ${title}, ${recipient}, ${documents.length}::integer, ${files.length}::integer, ${size}::bigint, ${userIdOf(ctx.actor)}::uuid, ${now}::timestamptz
    from (select extract(year from ${now}::timestamptz at time zone ${ctx.config.TIME_ZONE})::integer as is) as year
    returning id, number`
    .execute(ctx.db)
    .catch(againOnUnique('transfers_number_key'))
  const [made] = rows
  if (!made) throw new Error('An insert gives its row.')
  await insertDocuments(ctx, made.id, documents)
  await insertFiles(ctx, made.id, files)
  return made
}

async function insertDocuments({ db }: Context, id: number, documents: readonly BagDocument[]): Promise<void> {
  const rows = documents.map(({ document, name, described }) => ({
    id: document.id,
    version: document.version,
    unit: document.unitId,
    name,
    described,
  }))
  await sql`insert into transfer_documents (transfer_id, position, document_id, document_version, unit_id, name, described)
    select ${id}, given.place, given.id, given.version, given.unit, given.name, given.described
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json)
      as (id integer, version integer, unit integer, name text, described jsonb))
      with ordinality as given (id, version, unit, name, described, place)`.execute(db)
}

// A statement carries so many, so that its text is made in a few milliseconds.
const piece = 1_000

async function insertFiles({ db }: Context, id: number, files: readonly (BagFile & { document: number })[]) {
  for (let from = 0; from < files.length; from += piece) {
    const rows = files.slice(from, from + piece).map((file, at) => ({ ...file, place: from + at + 1 }))
    await sql`insert into transfer_files (transfer_id, document_position, position, file_id, path, name, media_type, sha256, size)
      select ${id}, document, place, "fileId", path, name, "mediaType", sha256, size
      from json_to_recordset(${JSON.stringify(rows)}::json) as (document integer, place integer, "fileId" integer, path text, name text,
        "mediaType" text, sha256 text, size bigint)`.execute(db)
  }
}

type Settlement =
  | { status: 'confirmed'; receiptNo: string; receiptDate: string }
  | { status: 'cancelled'; reason: string | null }

export async function settleTransfer(
  ctx: Context,
  { id }: Held<TransferFacts, 'settle'>,
  settlement: Settlement,
): Promise<void> {
  await ctx.db
    .updateTable('transfers')
    .set({
      ...settlement,
      settledBy: userIdOf(ctx.actor),
      settledAt: ctx.clock.now().toISOString(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

import type { Document, List } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { referenceGeneration } from '../../platform/database/reference-data.ts'
import type { Slot } from '../../platform/http/writing.ts'
import { actorColumns, named } from './document-columns.ts'
import { countOf, type DocumentListing, pageOf, totalOf } from './document-page.ts'
import type { DocumentRow, OfActor, SharedRow } from './document-row.ts'
import { livingPosting } from './document-source.ts'
import { documentStamp } from './document-stamp.ts'
import { addressingOf, presentFor } from './documents.presenter.ts'
import { selectDocumentRows, selectDocuments } from './documents.queries.ts'
import { type Kept, keptDocumentsOn, sharedOf } from './kept-documents.ts'
import { keyOf, type Looked, type Standing, standingOf } from './standing.ts'
import { markOf, type Piece, pieceOf, slotsOf } from './written-piece.ts'

/** A listing of working editions whose rows are kept. */
export interface KeptListing extends Omit<DocumentListing, 'edition'> {
  /** Tells it from other listings, whoever asks; who sees what is judged anew each time. */
  keptAs: string
}

interface Stamped extends OfActor {
  id: number
  stamp: string
  generation: number
}

/** A row as it is kept, and what is the actor's own about it. */
interface Told {
  kept: Kept
  own: OfActor
}

/**
 * As `selectDocuments`, written already: what is the same for everybody who stands so to a document is written once and kept
 * for as long as nothing of it has changed (docs/decisions/0072).
 *
 * @param write a document by its schema
 * @returns the documents as views where the page is asked for the first time, else as bytes
 */
export async function writeDocuments(
  ctx: Context,
  listing: KeptListing,
  write: (document: Document) => string,
): Promise<List<Document> & { slots: Slot[] }> {
  const page = ctx.db.isTransaction ? 'unknown' : keptDocumentsOn(ctx.db).pageIs(pageKey(listing))
  if (page === 'unknown') return { ...(await presentOnce(ctx, listing)), slots: [] }
  const { told, total } = await (page === 'known' ? readWhole : readChanged)(ctx, listing)
  const pieces = told.map(({ kept, own }) => {
    const standing = standingOf(ctx.actor, lookedAt(kept.row, own))
    return kept.pieces.get(keyOf(standing)) ?? writePiece(ctx, kept, standing, write)
  })
  return { items: [], total, slots: slotsOf(pieces, addressingOf(ctx).ticketOf) }
}

const lookedAt = (row: SharedRow, own: OfActor): Looked => ({
  ...row,
  isGiven: own.isGiven,
  isOpened: own.isOpened,
  isReviewed: own.isReviewed,
  hasApprover: own.hasApprover,
  isPinned: own.isPinned,
  isAccessAsked: own.isAccessAsked,
})

function writePiece(ctx: Context, kept: Kept, standing: Standing, write: (document: Document) => string): Piece {
  const addressing = { secrets: ctx.secrets, ticketOf: markOf }
  const piece = pieceOf(write(presentFor(standing, kept.row, 'working', addressing)))
  kept.pieces.set(keyOf(standing), piece)
  keptDocumentsOn(ctx.db).grew(kept, piece.bytes)
  return piece
}

/** For who looks once nothing is written beforehand. */
async function presentOnce(ctx: Context, listing: KeptListing): Promise<List<Document>> {
  const list = await selectDocuments(ctx, listing)
  know(ctx, listing, list.items)
  return list
}

/** The page by what is kept of it, and what has changed since. */
async function readChanged(ctx: Context, listing: KeptListing): Promise<{ told: Told[]; total: number }> {
  const kept = keptDocumentsOn(ctx.db)
  const { rows, total } = await selectStamped(ctx, listing)
  const missing = rows.filter((row) => !kept.find(row)).map(({ id }) => id)
  if (missing.length * 2 > rows.length) return readWhole(ctx, listing)
  const read = new Map(missing.length > 0 ? (await readByIds(ctx, missing)).map((one) => [one.row.id, one]) : [])
  const told = rows.flatMap((row) => {
    const found = kept.find(row) ?? read.get(row.id)
    return found && found.stamp === row.stamp && found.generation === row.generation ? [{ kept: found, own: row }] : []
  })
  // What somebody changes meanwhile is told as one statement sees it, all of it.
  return told.length === rows.length ? { told, total } : readWhole(ctx, listing)
}

/** The page without what is kept. */
async function selectStamped(ctx: Context, listing: KeptListing): Promise<{ rows: Stamped[]; total: number }> {
  const { actor } = ctx
  const { rows } = await sql<Stamped & { inAll: number }>`
    select ${countOf(listing)} as "inAll", d.id, ${documentStamp} as stamp, ${referenceGeneration} as generation,
      ${sql.join(named(actorColumns({ actor, edition: 'working' })))}
    from (select page.*, row_number() over () as place from (
      select d.id, d.xmin, d.unit_id, d.location_id, d.category_id, d.is_classified ${pageOf(actor, listing)}) as page) as d
    ${livingPosting} order by d.place`.execute(ctx.db)
  return { rows, total: await totalOf(ctx, listing, rows) }
}

type Whole = DocumentRow & { stamp: string; generation: number }
const stampColumn = sql`${documentStamp} as stamp`

/** The page as one statement sees it, to be kept. */
async function readWhole(ctx: Context, listing: KeptListing): Promise<{ told: Told[]; total: number }> {
  const { rows, total } = await selectDocumentRows<Whole>(ctx, { ...listing, columns: stampColumn })
  know(ctx, listing, rows)
  return { told: rows.map((row) => ({ kept: keep(ctx, row), own: row })), total }
}

function know({ db }: Context, listing: KeptListing, rows: readonly { id: number }[]): void {
  const ids = rows.map(({ id }) => id)
  if (!db.isTransaction) keptDocumentsOn(db).knowPage(pageKey(listing), ids)
}

async function readByIds(ctx: Context, ids: readonly number[]): Promise<Kept[]> {
  const wanted = { where: isAmong('d.id', ids), isPlain: true, isUncounted: true, page: 0, pageSize: ids.length }
  const { rows } = await selectDocumentRows<Whole>(ctx, { ...wanted, columns: stampColumn })
  return rows.map((row) => keep(ctx, row))
}

function keep({ db }: Context, whole: Whole): Kept {
  const { id, stamp, generation, posting } = whole
  const kept = keptDocumentsOn(db)
  const known = kept.find({ id, stamp, generation })
  if (known) return known
  const fresh = { stamp, generation, row: sharedOf(whole), pieces: new Map() }
  // What waits for its hour changes when nobody writes anything.
  if (!posting?.publishAt) kept.keep(fresh)
  return fresh
}

const pageKey = ({ keptAs, page, pageSize, sort, order, search }: KeptListing): string =>
  [keptAs, page, pageSize, sort, order, search].join()

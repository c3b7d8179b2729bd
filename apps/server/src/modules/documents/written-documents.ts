import type { Document, List } from '@sinupan/contract'
import { sql } from 'kysely'
import { rightsOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import type { WrittenItems } from '../../platform/http/writing.ts'
import { ticketEnd } from '../../platform/media-ticket.ts'
import type { DocumentRow, OfActor, SharedRow } from './document-row.ts'
import { documentStamp } from './document-stamp.ts'
import { addressingOf, presentFor } from './documents.presenter.ts'
import { selectDocumentRows, selectDocuments } from './documents.queries.ts'
import { keptAnswersOn } from './kept-answers.ts'
import { type Kept, keptDocumentsOn, sharedOf } from './kept-documents.ts'
import { type KeptListing, pageKey, readStamped, rowsOf, type StampedPage } from './stamped-page.ts'
import { keyOf, type Looked, type Standing, standingOf } from './standing.ts'
import { markOf, type Piece, pieceOf, slotsOf } from './written-piece.ts'

/** A row as it is kept, and what is the actor's own about it. */
interface Told {
  kept: Kept
  own: OfActor
}
type Write = (document: Document) => string
type Written = List<Document> & { written: WrittenItems }

/**
 * As `selectDocuments`, written already: what is the same for everybody who stands so to a document is written once and kept
 * for as long as nothing of it has changed (docs/decisions/0072), and so is the page as it was told to somebody (0076).
 *
 * @param write a document by its schema
 * @returns the documents as views where the page is asked for the first time, else as bytes
 */
export async function writeDocuments(ctx: Context, listing: KeptListing, write: Write): Promise<Written> {
  const page = ctx.db.isTransaction ? 'unknown' : keptDocumentsOn(ctx.db).pageIs(pageKey(listing))
  if (page === 'unknown') return { ...(await presentOnce(ctx, listing)), written: { slots: [] } }
  if (page === 'known') return writeAll(ctx, await readWhole(ctx, listing), write)
  const stamped = await readStamped(ctx, listing)
  const key = `${pageKey(listing)} ${sessionOf(ctx)} ${rightsOf(ctx.actor)}`
  const madeOf = { ...stamped, ticketEnd: ticketEnd(ctx.clock.now()) }
  const known = keptAnswersOn(ctx.db).find(key, madeOf)
  if (known) return { items: [], total: stamped.total, written: known }
  const told = await readChanged(ctx, stamped)
  const answer = writeAll(ctx, told ?? (await readWhole(ctx, listing)), write)
  if (told?.told.every(({ kept }) => isKept(kept.row))) keptAnswersOn(ctx.db).keep(key, madeOf, answer.written)
  return answer
}

const sessionOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.sessionId : '')

function writeAll(ctx: Context, { told, total }: { told: Told[]; total: number }, write: Write): Written {
  const pieces = told.map(({ kept, own }) => {
    const standing = standingOf(ctx.actor, lookedAt(kept.row, own))
    return kept.pieces.get(keyOf(standing)) ?? writePiece(ctx, kept, standing, write)
  })
  return { items: [], total, written: { slots: slotsOf(pieces, addressingOf(ctx).ticketOf) } }
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

function writePiece(ctx: Context, kept: Kept, standing: Standing, write: Write): Piece {
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

/** A page by what is kept of it, and what has changed since; undefined where it can't be told so. */
async function readChanged(ctx: Context, page: StampedPage): Promise<{ told: Told[]; total: number } | undefined> {
  const kept = keptDocumentsOn(ctx.db)
  const { generation } = page
  const rows = rowsOf(page)
  const missing = rows.filter(({ id, stamp }) => !kept.find({ id, stamp, generation })).map(({ id }) => id)
  if (missing.length * 2 > rows.length) return undefined
  const read = new Map(missing.length > 0 ? (await readByIds(ctx, missing)).map((one) => [one.row.id, one]) : [])
  const told = rows.flatMap(({ id, stamp, own }) => {
    const found = kept.find({ id, stamp, generation }) ?? read.get(id)
    return found && found.stamp === stamp && found.generation === generation ? [{ kept: found, own }] : []
  })
  // What somebody changes meanwhile is told as one statement sees it, all of it.
  return told.length === rows.length ? { told, total: page.total } : undefined
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
  const { id, stamp, generation } = whole
  const kept = keptDocumentsOn(db)
  const known = kept.find({ id, stamp, generation })
  if (known) return known
  const fresh = { stamp, generation, row: sharedOf(whole), pieces: new Map() }
  if (isKept(whole)) kept.keep(fresh)
  return fresh
}

// What waits for its hour changes when nobody writes anything.
const isKept = ({ posting }: Pick<SharedRow, 'posting'>): boolean => !posting?.publishAt

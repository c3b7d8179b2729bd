import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Held, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { type Destination, destinationOf, findFolderFacts } from '../folders/index.ts'
import type { DocumentFacts } from './document.ts'
import type { DocumentAction } from './documents.policy.ts'
import { requireDocuments } from './require-document.ts'

// What changes a document's place, size or life changes the counters of the folders above it, which are locked first.
const placed = new Set<DocumentAction>(['replace', 'move', 'trash', 'restore', 'remove'])

/**
 * The gate of what is done to documents: locks them (before them the ways of their folders where these will change),
 * then reads, then judges, and hands `work` the proofs; all or none, in one transaction.
 *
 * @throws Refusal NotFound, or the code of what stands in the way
 */
export function withDocuments<A extends DocumentAction, T>(
  ctx: Context,
  ids: readonly number[],
  action: A,
  work: (ctx: Context, documents: readonly Held<DocumentFacts, A>[]) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    await lockDocuments(ctx.db, { ids, isPlaced: placed.has(action) })
    return work(ctx, (await requireDocuments(ctx, ids, action)).map(underLock))
  })
}

/** As `withDocuments`, of one. */
export const withDocument = <A extends DocumentAction, T>(
  ctx: Context,
  id: number,
  action: A,
  work: (ctx: Context, document: Held<DocumentFacts, A>) => Promise<T>,
): Promise<T> =>
  withDocuments(ctx, [id], action, (ctx, [document]) => {
    if (!document) throw refuse('NotFound')
    return work(ctx, document)
  })

interface Moving<A extends DocumentAction> {
  ids: readonly number[]
  action: A
  /** A folder of their unit; 0: its root. */
  destinationId: number
}

/**
 * The gate of what takes documents, or copies of them, into a folder of their unit.
 *
 * @throws Refusal NotFound, OtherUnit, or the code of what stands in the way
 */
export function withDocumentsInto<A extends DocumentAction, T>(
  ctx: Context,
  { ids, action, destinationId }: Moving<A>,
  work: (ctx: Context, documents: readonly Held<DocumentFacts, A>[], destination: Destination) => Promise<T>,
): Promise<T> {
  const into = destinationId === 0 ? [] : [destinationId]
  return transaction(ctx, async (ctx) => {
    await lockDocuments(ctx.db, { ids, into, isPlaced: placed.has(action) })
    const documents = (await requireDocuments(ctx, ids, action)).map(underLock)
    const locked = await findFolderFacts(ctx, into)
    const unitIds = documents.map((document) => document.unitId)
    return work(ctx, documents, destinationOf(ctx, { destinationId, locked, unitIds }))
  })
}

/** Locks documents by number; `isPlaced`: behind the ways of their folders, and those of `into`. In a transaction. */
export async function lockDocuments(
  db: Database,
  { ids, isPlaced = false, into = [] }: { ids: readonly number[]; isPlaced?: boolean; into?: readonly number[] },
): Promise<void> {
  await sql`select lock_documents(${ids}::integer[], ${isPlaced}, ${into}::integer[])`.execute(db)
}

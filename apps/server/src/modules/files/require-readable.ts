import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { gatheredReads } from '../../platform/database/gathered-reads.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { allow, judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  isAllFor,
  isInside,
  type SightFacts,
  selectDocumentFacts,
  selectSharedFacts,
  sightOf,
  sightPolicy,
} from '../documents/index.ts'
import { readStored, type StoredFile, type StoredFlat, storedFlat, storedJson } from './stored-file.ts'

export interface Readable {
  file: StoredFile
  document: SightFacts
}

/** Versions with what is the same of their documents for all who ask; those of many readers at the same time with one statement. */
const findShared = gatheredReads(async (db, fileIds: readonly number[]) => {
  const rows = await selectSharedFacts<StoredFlat>(db, {
    where: isAmong('f.id', fileIds),
    columns: storedFlat,
    joins: fileJoins,
  })
  return new Map(rows.map((row) => [row['file.id'], { file: readStored(row), document: row }]))
})
const fileJoins = sql`join files f on f.document_id = d.id join blobs b on b.sha256 = f.sha256`

/**
 * Versions that the actor may know of, in the order of the ids. The unit's people know every version; whoever sees the
 * document as it was posted knows the posted files alone, and does not learn that there are others.
 *
 * @throws Refusal NotFound
 */
async function requireAllKnown(ctx: Context, fileIds: readonly number[]): Promise<Readable[]> {
  const rows = await selectDocumentFacts<{ file: StoredFile }>(ctx, {
    where: isAmong('f.id', fileIds),
    columns: sql`${storedJson} as file`,
    joins: fileJoins,
  })
  const known = new Map(rows.map(({ file, ...document }) => [file.id, { file, document }]))
  return fileIds.map((id) => {
    const readable = known.get(id)
    if (!readable || !isWithin(ctx, readable)) throw refuse('NotFound')
    return readable
  })
}

/**
 * The gate of all bytes: versions that the actor may read.
 *
 * @throws Refusal NotFound; Classified or Forbidden for those who know of the document and may not read it
 */
export async function requireAllReadable(ctx: Context, fileIds: readonly number[]): Promise<Readable[]> {
  const known = await requireAllKnown(ctx, fileIds)
  for (const { document } of known) allow(sightPolicy, 'read', { actor: ctx.actor, document }, document)
  return known
}

/** As `requireAllReadable`, of one. */
export async function requireReadable(ctx: Context, fileId: number): Promise<Readable> {
  const { actor } = ctx
  const shared = await findShared(ctx.db, fileId)
  if (!shared || !isAllFor(actor, shared.document) || !isWithin(ctx, shared))
    return only(await requireAllReadable(ctx, [fileId]))
  allow(sightPolicy, 'read', { actor, document: shared.document }, shared.document)
  return shared
}

/** A version that the actor may know of. @throws Refusal NotFound */
export const requireKnown = async (ctx: Context, fileId: number): Promise<Readable> =>
  only(await requireAllKnown(ctx, [fileId]))

function only([readable]: readonly Readable[]): Readable {
  if (!readable) throw refuse('NotFound')
  return readable
}

// Earlier versions are the unit's and the owner's; nobody else is told of them, whatever else they see.
function isWithin({ actor }: Context, { document, file }: Readable): boolean {
  if (judge(sightPolicy, 'view', { actor, document })) return false
  if (sightOf(actor, document).edition === 'snapshot') return file.isPosted
  return isInside(actor, document) || file.isCurrent
}

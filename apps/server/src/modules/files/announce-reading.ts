import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { writeGathered } from '../../platform/facts/gather-facts.ts'
import type { Asked } from '../../platform/http/send-bytes.ts'
import { contentsRead, countPublicReading } from '../documents/index.ts'
import type { StoredFile } from './stored-file.ts'

export interface Reading {
  file: StoredFile
  unitId: number
  isClassified: boolean
  how: 'inline' | 'download'
  /** The one attachment of it that is read. */
  attachment?: { way: string; name: string } | undefined
}

/**
 * Writes down who reads: every download, and every look into classified contents. A file that is fetched in parts is
 * one reading: a download is told with its first part, a classified file once in ten minutes of a session. Of an
 * outsider nothing is known that a fact could tell: their downloads are counted, each reader’s once a day.
 */
export async function announceReading(
  ctx: Context,
  reading: Reading,
  { isUnchanged, part, address }: Asked & { address: string },
): Promise<void> {
  const { file, unitId, isClassified, how, attachment } = reading
  if (isUnchanged) return
  if (ctx.actor.kind === 'anonymous') {
    const { documentId } = reading.file
    return how === 'download' ? countPublicReading(ctx, { documentId, what: 'downloads', address }) : undefined
  }
  const isBeginning = (part?.start ?? 0) === 0
  const isTold = isClassified ? !(await wasTold(ctx, reading)) : how === 'download' && isBeginning
  if (!isTold) return
  const { id: fileId, name: fileName, sha256, documentId } = file
  await writeGathered(ctx, contentsRead({ documentId, unitId }, { fileId, fileName, sha256, how, attachment }))
}

const sameReading = 10 * 60_000

async function wasTold(ctx: Context, { file, how, attachment }: Reading): Promise<boolean> {
  const { actor } = ctx
  if (actor.kind !== 'user') return false
  const since = new Date(ctx.clock.now().getTime() - sameReading).toISOString()
  const { rows } = await sql`
    select from facts where document_id = ${file.documentId} and name = ${contentsRead.factName} and at > ${since}
      and session_id = ${actor.sessionId} and payload @> ${JSON.stringify({ fileId: file.id, how, attachment })}::jsonb limit 1`.execute(
    ctx.db,
  )
  return rows.length > 0
}

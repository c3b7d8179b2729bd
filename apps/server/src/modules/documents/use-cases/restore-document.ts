import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { freeName, nearestLiving, pathText } from '../../folders/index.ts'
import { documentRestored } from '../documents.facts.ts'
import { markRestored } from '../documents.store.ts'
import { requireDocument } from '../require-document.ts'

export interface Restored {
  restoredTo: { fileFolderId: number; path: string }
  wasRenamed: boolean
}

/** Brings a document back where it was, or into the nearest living folder above, under a free name. */
export function restoreDocument(ctx: Context, id: number): Promise<Restored> {
  return transaction(ctx, async (ctx) => {
    const document = await requireDocument(ctx, id, 'restore')
    const { unitId } = document
    const folderId = await nearestLiving(ctx.db, await wayTo(ctx, document.folderId))
    const name = await freeName(ctx.db, { table: 'documents', unitId, folderId, name: document.name })
    await markRestored(ctx.db, document, { folderId, name, now: ctx.clock.now().toISOString() })
    await ctx.publish(documentRestored({ documentId: id, unitId }, { name, to: folderId }))
    const { rows } = await sql<{ path: string }>`select ${pathText(sql`${folderId}::int`)} as path`.execute(ctx.db)
    return {
      restoredTo: { fileFolderId: folderId ?? 0, path: rows[0]?.path ?? '' },
      wasRenamed: name !== document.name,
    }
  })
}

async function wayTo(ctx: Context, folderId: number | null): Promise<number[]> {
  if (folderId === null) return []
  const { rows } = await sql<{ path: string }>`select path::text as path from folders where id = ${folderId}`.execute(
    ctx.db,
  )
  return (rows[0]?.path ?? '').split('.').map(Number)
}

import type { DocumentFile } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { unitsOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { type FileRow, fileJson, fileSource, presentFile, readInUnitBy } from '../documents/index.ts'

/** Files with their addresses for this session. Whoever calls has judged that the actor may read them. */
async function selectFiles(ctx: Context, where: RawBuilder<unknown>): Promise<DocumentFile[]> {
  const { rows } = await sql<{ file: FileRow }>`
    select ${fileJson} as file from ${fileSource} where ${where} order by f.version_no desc, f.id desc`.execute(ctx.db)
  return rows.map(({ file }) => presentFile(ctx, file, 'contents'))
}

export async function findFile(ctx: Context, id: number): Promise<DocumentFile | undefined> {
  return (await selectFiles(ctx, sql`f.id = ${id}`))[0]
}

/** All versions of the file that this one is a version of, newest first. */
export const listLineage = (ctx: Context, fileId: number): Promise<DocumentFile[]> =>
  selectFiles(ctx, sql`f.lineage_id = (select lineage_id from files where id = ${fileId})`)

const mostDuplicates = 5

/**
 * Documents that hold the same bytes and that the actor may open: living ones of the own units, classified ones only
 * where they are the actor's. Of others nothing is told.
 */
export async function listDuplicates(
  ctx: Context,
  { sha256, documentId }: { sha256: string; documentId: number },
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct on (f.document_id) d.id, d.name from files f join documents d on d.id = f.document_id
    where f.sha256 = ${sha256} and f.is_current and f.document_id <> ${documentId}
      and d.is_living and d.unit_id = any(${unitsOf(ctx.actor)}) and ${readInUnitBy(ctx.actor)}
    order by f.document_id limit ${mostDuplicates}`.execute(ctx.db)
  return rows
}

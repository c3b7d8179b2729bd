import { partsOf, uploadIntoDocument, uploadIntoFolder } from '@sinupan/contract'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { validate } from '../../platform/http/validate.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { requireDocument } from '../documents/index.ts'
import { requireDepth, requireParent } from '../folders/index.ts'
import { requireSite } from '../locations/index.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import { requireCategory, requireTags } from '../taxonomy/index.ts'
import { findLineage } from './files.store.ts'

export type IntoDocument = z.output<typeof uploadIntoDocument>
export type IntoFolder = z.output<typeof uploadIntoFolder>
/** Where the files of an upload go. */
export type Target =
  | { document: IntoDocument; folder?: never }
  | { folder: IntoFolder; document?: never; sent?: Sent | undefined; source?: Source | undefined }
/** Of what somebody without an account sends: for whom it is kept, and what is said of it. */
interface Sent {
  ownerId: string
  description: string
}

/** The file that an attachment was taken out of. What was attached to something classified is classified too. */
interface Source {
  documentId: number
  fileId: number
  fileName: string
  isClassified: boolean
}

/** Reads the fields of a form, or the metadata of a resumable upload; empty ones count as absent. @throws Refusal ValidationFailed */
export function readTarget(fields: Record<string, string>): Target {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  if ('fileManagerId' in given) return { document: validate(uploadIntoDocument, given) }
  return { folder: validate(uploadIntoFolder, given) }
}

/** Where relative paths are given, each file has its own. @throws Refusal ValidationFailed where these files have not */
export function requirePathsFor({ folder }: Target, files: number): void {
  const paths = folder?.relativePaths.length ?? 0
  if (paths > 0 && paths !== files) throw refuseField('relativePaths', 'Give one path for each file.')
}

/** Whether the actor may put files there, asked before any byte is taken. @throws Refusal with what stands in the way */
export async function requireTarget(ctx: Context, { document, folder }: Target): Promise<void> {
  if (document) {
    await requireDocument(ctx, document.fileManagerId, 'replace')
    if (document.replacesFileId) await requireLineage(ctx, document.fileManagerId, document.replacesFileId)
    return
  }
  requireOwnUnit(ctx, folder.deliveryUnitId)
  const parentId = await requireParent(ctx, folder.deliveryUnitId, folder.fileFolderId)
  const levels = Math.max(0, ...folder.relativePaths.map((path) => partsOf(path).length - 1))
  await requireDepth(ctx, parentId, { levels, field: 'relativePaths' })
  await requireSite(ctx, folder.deliveryUnitId, folder.fileLocationId)
  await requireCategory(ctx, folder.documentCategoryId)
  await requireTags(ctx, folder.tagIds)
}

/** The versions that a file of the document belongs to. @throws Refusal NotFound where it was taken out, or never was in it */
export async function requireLineage(ctx: Context, documentId: number, fileId: number) {
  const lineage = await findLineage(ctx.db, fileId)
  if (lineage?.documentId !== documentId || lineage.currentId === null) throw refuse('NotFound')
  return lineage
}

import { userIdOf } from '../../../platform/actor.ts'
import { awaitedBy, type Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { isLookedInto } from '../../../platform/derivatives/index.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { Received } from '../../../platform/storage/storage.ts'
import {
  documentAdded,
  fileAdded,
  fileReplaced,
  holdSiteOfNew,
  insertNumbered,
  type NewFile,
  recordFirstPlace,
  replaceTags,
  withDocument,
} from '../../documents/index.ts'
import { withPlace } from '../../folders/index.ts'
import { requireOwnUnit } from '../../organisation/index.ts'
import { requireCategory, requireTags } from '../../taxonomy/index.ts'
import { deriveQueue } from '../derived.ts'
import { documentNameOf } from '../file-name.ts'
import { holdBlob, insertFile, insertNextVersion } from '../files.store.ts'
import { type IntoDocument, requireLineage, type Target } from '../upload-target.ts'

/** Bytes that came in, with what they were found to be. */
export interface Arrived extends Omit<Received, 'head'> {
  fileName: string
  /** By content. */
  mediaType: string
  extension: string
}
export interface Added {
  documentId: number
  fileId: number
  sha256: string
  /** Nobody had these bytes before. */
  isNewContent: boolean
  /** The name of a new document where the file's own was taken, as in `Minutes (2)`. */
  numberedName?: string | undefined
}

/**
 * Makes a file of received bytes: in a new document of a folder, in an existing document, or as a new version. The
 * bytes are in their place before the rows are committed; in a refusal they are dropped.
 *
 * @param also what is written in the same transaction
 * @throws Refusal NotYourDeliveryUnit, NotFound, InTrash, FilesLocked, Classified, StorageFailed
 */
export async function addFile(
  ctx: Context,
  target: Target,
  arrived: Arrived,
  also?: (ctx: Context, added: Added) => Promise<unknown>,
): Promise<Added> {
  try {
    return await transaction(ctx, async (ctx) => {
      const added = await addInTransaction(ctx, target, arrived)
      await also?.(ctx, added)
      return added
    })
  } catch (error) {
    await ctx.storage.discard(arrived)
    throw error
  }
}

async function addInTransaction(ctx: Context, target: Target, arrived: Arrived): Promise<Added> {
  const now = ctx.clock.now().toISOString()
  const { sha256, size, mediaType, extension, fileName } = arrived
  // First of all locks: whoever adds the same bytes waits here and holds nothing.
  const isRead = isLookedInto(mediaType)
  const isNewContent = await holdBlob(ctx.db, { sha256, size, mediaType, isRead, now })
  const uploadedBy = userIdOf(ctx.actor)
  const file = { sha256, size, mediaType, extension, name: fileName, uploadedBy, now }
  const place = await whileKept(
    ctx.storage.keep(arrived),
    writeRows(ctx, target, { file, isToRead: isNewContent && isRead }),
  )
  return { ...place, sha256, isNewContent }
}

/**
 * The bytes go to their place while the rows are written; the rows are committed when both are done, and whichever failed is
 * waited for before anything is cleared away.
 */
export async function whileKept<T>(keeping: Promise<unknown>, writing: Promise<T>): Promise<T> {
  await Promise.allSettled([keeping, writing])
  await keeping
  return writing
}

async function writeRows(ctx: Context, target: Target, { file, isToRead }: { file: NewFile; isToRead: boolean }) {
  if (isToRead) await ctx.jobs.send(ctx.db, deriveQueue, { sha256: file.sha256 }, { awaitedBy: awaitedBy(ctx) })
  if (target.document) return putIntoDocument(ctx, target.document, file)
  return putIntoFolder(ctx, target, file)
}

type Place = Pick<Added, 'documentId' | 'fileId' | 'numberedName'>

type IntoFolder = Exclude<Target, { folder?: never }>

async function putIntoFolder(ctx: Context, { folder, sent, source }: IntoFolder, file: NewFile): Promise<Place> {
  const ownerId = sent?.ownerId ?? userIdOf(ctx.actor)
  if (!ownerId) throw refuse('Unauthenticated')
  const { deliveryUnitId: unitId, fileFolderId: parentId, documentDate } = folder
  requireOwnUnit(ctx, unitId)
  const categoryId = await requireCategory(ctx, folder.documentCategoryId)
  const tagIds = await requireTags(ctx, folder.tagIds)
  return withPlace(ctx, { unitId, parentId }, async (ctx, place) => {
    const site = await holdSiteOfNew(ctx, place, folder.fileLocationId)
    const document = {
      locationId: site?.locationId,
      name: documentNameOf(file.name),
      description: sent?.description,
      ownerId,
      categoryId,
      documentDate,
      isClassified: source?.isClassified,
    }
    const { id, name, fileId } = await insertNumbered(ctx, place, document, file)
    if (fileId === null) throw new Error(`The document ${id} was made without its file.`)
    await recordFirstPlace(ctx, site, { id, name })
    if (tagIds.length > 0) await replaceTags(ctx.db, id, tagIds)
    const subject = { documentId: id, unitId }
    await ctx.publish(
      documentAdded(subject, { name, folderId: place.folderId }),
      fileAdded(subject, { ...factOf(fileId, file), source: source && sourceOf(source) }),
    )
    return { documentId: id, fileId, numberedName: name === document.name ? undefined : name }
  })
}

function putIntoDocument(ctx: Context, into: IntoDocument, file: NewFile): Promise<Place> {
  return withDocument(ctx, into.fileManagerId, 'replace', async (ctx, document) => {
    const subject = { documentId: document.id, unitId: document.unitId }
    if (!into.replacesFileId) {
      const fileId = await insertFile(ctx.db, document, file)
      await ctx.publish(fileAdded(subject, factOf(fileId, file)))
      return { documentId: document.id, fileId }
    }
    const lineage = await requireLineage(ctx, document.id, into.replacesFileId)
    const { id, versionNo } = await insertNextVersion(ctx.db, document, { ...file, lineage })
    await ctx.publish(fileReplaced(subject, { ...factOf(id, file), versionNo }))
    return { documentId: document.id, fileId: id }
  })
}

const sourceOf = ({ documentId, fileId, fileName }: NonNullable<IntoFolder['source']>) => ({
  documentId,
  fileId,
  fileName,
})

export const factOf = (fileId: number, { name, sha256 }: Pick<NewFile, 'name' | 'sha256'>) => ({
  fileId,
  fileName: name,
  sha256,
})

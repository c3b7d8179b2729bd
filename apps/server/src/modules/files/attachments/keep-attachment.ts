import type { BodyOf, keepAttachment as contract, UploadAnswer } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { contentsRead, countsAsClassified, lockDocuments } from '../../documents/index.ts'
import { asPresent } from '../../people/index.ts'
import { recognise } from '../receive-form.ts'
import { requireReadable } from '../require-readable.ts'
import { requireTarget } from '../upload-target.ts'
import { addFile } from '../use-cases/add-file.ts'
import { describe } from '../use-cases/add-files.ts'
import { requireTakenOut } from './send-attachment.ts'
import { partOf } from './taking-out.ts'

interface Source {
  documentId: number
  fileId: number
  isClassified: boolean
}
type Wish = BodyOf<typeof contract> & { fileId: number; way: string }

/**
 * Makes a document of an attachment, as an upload of its bytes would. That it was read is written down with its carrier, and where
 * it comes from with the new document.
 *
 * @throws Refusal NotFound, Forbidden, Classified; NotYourDeliveryUnit, InTrash; TypeRefused, TooLarge; NotTakenOut, StorageFailed; StateChanged where the carrier was
 * classified meanwhile
 */
export async function keepAttachment(
  anybody: Context,
  { fileId, way, ...folder }: Wish,
): Promise<UploadAnswer['items'][number]> {
  const ctx = await asPresent(anybody)
  const { file, document } = await requireReadable(ctx, fileId)
  const { id: documentId, unitId } = document
  const source = { documentId, fileId, fileName: file.name, isClassified: countsAsClassified(document) }
  const target = { folder: { ...folder, tagIds: [], relativePaths: [] }, source }
  await requireTarget(ctx, target)
  const attachment = await requireTakenOut(ctx, file, way)
  const bytes = await ctx.storage.openDerivative(file.sha256, partOf(attachment))
  const received = await ctx.storage.receive(bytes, ctx.config.UPLOAD_LIMIT)
  const read = { fileId, fileName: file.name, sha256: file.sha256, how: 'download' } as const
  const added = await addFile(ctx, target, await recognise(ctx, received, attachment.name), async (ctx) => {
    await requireUnchanged(ctx, source)
    await ctx.publish(contentsRead({ documentId, unitId }, { ...read, attachment: { way, name: attachment.name } }))
  })
  return describe(ctx, added)
}

/** What it is kept from may have been classified, or taken from who keeps it, while its bytes came: held from here on, it may not. */
async function requireUnchanged(ctx: Context, { documentId, fileId, isClassified }: Source): Promise<void> {
  await lockDocuments(ctx.db, { ids: [documentId] })
  const { document } = await requireReadable(ctx, fileId)
  if (countsAsClassified(document) !== isClassified) throw refuse('StateChanged')
}

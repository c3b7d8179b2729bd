import type { DocumentFile, UploadAnswer } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { isLookedInto } from '../../../platform/derivatives/index.ts'
import { Refusal, refuse, refuseField } from '../../../platform/refusal.ts'
import { createFolders, treesOf } from '../../folders/index.ts'
import { asPresent } from '../../people/index.ts'
import { findFile, listDuplicates } from '../files.queries.ts'
import { discardAll, type Form, type FormFile } from '../receive-form.ts'
import type { Target } from '../upload-target.ts'
import { type Added, addFile } from './add-file.ts'

/**
 * Adds the files of a form that has come whole, in their order. Each file stands by itself: what is refused is told, the others are added.
 *
 * @throws Refusal of the first file where every file was refused
 */
export async function addFiles(ctx: Context, form: Form): Promise<UploadAnswer> {
  const present = await asPresent(ctx).catch(async (error) => {
    await discardAll(ctx, form.files)
    throw error
  })
  const items: UploadAnswer['items'] = []
  const refusals: { fileName: string; refusal: Refusal }[] = []
  const places = placesOf(present, form)
  const waiting = new Set(form.files)
  try {
    for (const file of form.files) {
      const result = await addOne(present, form, { file, places }).catch(asRefusal)
      if (result instanceof Refusal) refusals.push({ fileName: file.fileName, refusal: result })
      else items.push(result)
      waiting.delete(file)
    }
  } finally {
    await discardAll(ctx, [...waiting])
  }
  const [first] = refusals
  if (first && items.length === 0) throw first.refusal
  const refused = refusals.map(({ fileName, refusal: { code, message } }) => ({ fileName, code, message }))
  return { items, refused, total: items.length }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

type Places = (file: FormFile) => Promise<Target>

async function addOne(ctx: Context, form: Form, { file, places }: { file: FormFile; places: Places }) {
  if ('refusal' in file) throw file.refusal
  try {
    if (form.target.document?.replacesFileId && form.files.length > 1)
      throw refuseField('file', 'One file can replace another, not several.')
    return await describe(ctx, await addFile(ctx, await places(file), file.arrived))
  } catch (error) {
    await ctx.storage.discard(file.arrived)
    throw error
  }
}

function placesOf(ctx: Context, { target }: Form): Places {
  const known = new Map<string, Promise<Target>>()
  return ({ index }) => {
    const way = wayOf(target, index)
    const place = known.get(way) ?? addFolders(ctx, target, index)
    known.set(way, place)
    return place
  }
}

const wayOf = ({ folder }: Target, index: number): string =>
  (folder?.relativePaths[index] ?? '').split('/').slice(0, -1).join('/')

/**
 * The place of one file of an upload: `Scans/2026/May.pdf` goes into the folder Scans/2026 below the target, which is
 * made where it is missing. `index`: which of the relative paths.
 *
 * @throws Refusal ValidationFailed for a way that can't be made
 */
export async function addFolders(ctx: Context, target: Target, index = 0): Promise<Target> {
  const { folder } = target
  const way = wayOf(target, index)
  if (!folder || way === '') return target
  const { deliveryUnitId: unitId, fileFolderId: parentId } = folder
  const made = await createFolders(ctx, { unitId, parentId, trees: await treesOf([way]) })
  return { folder: { ...folder, fileFolderId: made.at(-1)?.id ?? parentId } }
}

/**
 * What a client is told of an added file. Of bytes that are known already it hears only through documents that its
 * person may read: to everybody else they are as new, and nothing of them has been read yet.
 */
export async function describe(ctx: Context, added: Added): Promise<UploadAnswer['items'][number]> {
  const { documentId, fileId, isNewContent } = added
  const file = await findFile(ctx, fileId)
  if (!file) throw refuse('NotFound')
  const duplicateOf = isNewContent ? [] : await listDuplicates(ctx, added)
  if (duplicateOf.length === 0) return { fileManagerId: documentId, file: asNew(file) }
  return { fileManagerId: documentId, file, duplicateOf }
}

const asNew = (file: DocumentFile): DocumentFile => ({
  ...file,
  text: isLookedInto(file.mediaType) ? 'pending' : 'none',
  pageCount: null,
  thumbnailUrl: null,
  previewUrl: null,
  previewKind: null,
  previewFrom: null,
})

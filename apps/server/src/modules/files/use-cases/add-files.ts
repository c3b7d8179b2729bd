import type { UploadAnswer } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { Refusal, refuse, refuseField } from '../../../platform/refusal.ts'
import { createFolders, treesOf } from '../../folders/index.ts'
import { findFile, listDuplicates } from '../files.queries.ts'
import type { Form, FormFile } from '../receive-form.ts'
import type { Target } from '../upload-target.ts'
import { type Added, addFile } from './add-file.ts'

/**
 * Adds the files of a form, in their order. Each file stands by itself: what is refused is told, the others are added.
 *
 * @throws Refusal of the first file where every file was refused
 */
export async function addFiles(ctx: Context, form: Form): Promise<UploadAnswer> {
  const items: UploadAnswer['items'] = []
  const refusals: { fileName: string; refusal: Refusal }[] = []
  const places = placesOf(ctx, form)
  for (const file of form.files) {
    try {
      items.push(await addOne(ctx, form, { file, places }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals.push({ fileName: file.fileName, refusal: error })
    }
  }
  const [first] = refusals
  if (first && items.length === 0) throw first.refusal
  const refused = refusals.map(({ fileName, refusal: { code, message } }) => ({ fileName, code, message }))
  return { items, refused, total: items.length }
}

type Places = (file: FormFile) => Promise<Target>

async function addOne(ctx: Context, form: Form, { file, places }: { file: FormFile; places: Places }) {
  if ('refusal' in file) throw file.refusal
  try {
    if (form.target.document?.replacesFileId && form.files.length > 1)
      throw refuseField('file', 'One file can replace another, not several.')
    return await describe(ctx, await addFile(ctx, await places(file), file.arrived))
  } finally {
    await ctx.storage.discard(file.arrived)
  }
}

/** `Scans/2026/May.pdf` goes into the folder Scans/2026 below the target, which is made where it is missing. */
function placesOf(ctx: Context, { target }: Form): Places {
  const { folder } = target
  if (!folder) return async () => target
  const { deliveryUnitId: unitId, fileFolderId: parentId, relativePaths } = folder
  const known = new Map<string, number>([['', parentId]])
  return async ({ index }) => {
    const way = (relativePaths[index] ?? '').split('/').slice(0, -1).join('/')
    let id = known.get(way)
    if (id === undefined) {
      const made = await createFolders(ctx, { unitId, parentId, trees: treesOf([way]) })
      id = made.at(-1)?.id ?? parentId
      known.set(way, id)
    }
    return { folder: { ...folder, fileFolderId: id } }
  }
}

/** What a client is told of an added file. */
export async function describe(ctx: Context, added: Added): Promise<UploadAnswer['items'][number]> {
  const { documentId, fileId, isNewContent } = added
  const file = await findFile(ctx, fileId)
  if (!file) throw refuse('NotFound')
  const duplicateOf = isNewContent ? [] : await listDuplicates(ctx, added)
  return { fileManagerId: documentId, file, ...(duplicateOf.length > 0 ? { duplicateOf } : {}) }
}

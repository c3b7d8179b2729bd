import { createFolders } from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { toast } from '../../lib/toast.tsx'
import { type Place, tellFailure } from '../documents/index.ts'
import { refusalOfFile } from './choosing/check-file.ts'
import { pickFiles } from './choosing/pick-files.ts'
import { folderOf, type Picked, type PickedFile } from './choosing/walk-entries.ts'
import { type Chosen, decide } from './queue/decide.ts'
import { ownUploads } from './queue/owner.ts'
import { uploadStore } from './queue/upload-store.ts'
import type { UploadTarget, UploadTask } from './queue/upload-task.ts'
import { uploads } from './queue/uploads-of-page.ts'
import { t } from './words.ts'

const mostPaths = 5_000

export interface UploadPlace extends Place {
  name: string
}

/** Uploads files and folders into a place: the folders are made first, then the files follow each other. */
export async function uploadInto(place: UploadPlace, picked: Picked, uploadLimit: number): Promise<void> {
  if (picked.unreadable.length > 0)
    toast.failed({ title: t('unreadable', { count: picked.unreadable.length }), line: picked.unreadable[0] ?? '' })
  if (picked.files.length + picked.folders.length === 0) return void toast.info({ title: t('empty') })
  try {
    const folders = await makeFolders(place, picked.folders)
    const targetOf = ({ path }: PickedFile): UploadTarget => {
      const folder = folders.get(folderKey(folderOf(path)))
      return { unitId: place.unitId, folderId: folder?.id ?? place.id, folderName: folder?.name ?? place.name }
    }
    enqueue(
      picked.files.map((one) => ({ file: one.file, target: targetOf(one) })),
      uploadLimit,
    )
  } catch (error) {
    tellFailure(t('foldersFailed'), error)
  }
}

/** Uploads a file into a document, as another of its files or in place of one. */
export const uploadVersion = (target: Extract<UploadTarget, { documentId: number }>, file: File, uploadLimit: number) =>
  enqueue([{ file, target }], uploadLimit)

function enqueue(files: readonly Chosen[], uploadLimit: number): void {
  ownUploads()
  const { added, resumed, under } = decide(files, uploadStore.all(), (file) => refusalOfFile(file, uploadLimit))
  uploads.add(added)
  for (const { id, file } of resumed) uploads.resume(id, { file })
  if (under > 0) toast.info({ title: t('underWay', { count: under }) })
}

/** Goes on with an interrupted upload, once the same file was chosen again. */
export async function resumeInterrupted(task: UploadTask): Promise<void> {
  const [file] = await pickFiles({ isOne: true })
  if (!file) return
  if (file.name !== task.name || file.size !== task.size) {
    toast.failed({ title: t('notTheSame', { name: file.name }), line: t('notTheSameLine') })
    return
  }
  ownUploads()
  uploads.resume(task.id, { file })
}

// The server finds a folder's name again in any letter case and Unicode form.
const folderKey = (path: string) => path.normalize('NFC').toLowerCase()

async function makeFolders(place: Place, paths: readonly string[]) {
  const made = new Map<string, { id: number; name: string }>()
  for (let from = 0; from < paths.length; from += mostPaths) {
    const body = { parentId: place.id, paths: paths.slice(from, from + mostPaths) }
    const { items } = await call(createFolders, { params: { duId: place.unitId }, body })
    for (const { id, name, path } of items) made.set(folderKey(path), { id, name })
  }
  return made
}

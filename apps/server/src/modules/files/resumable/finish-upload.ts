import { open, rm } from 'node:fs/promises'
import { refusals } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { asPresent } from '../../people/index.ts'
import { requireFileName } from '../file-name.ts'
import { recognise } from '../receive-form.ts'
import { readTarget, requirePathsFor, type Target } from '../upload-target.ts'
import { addFile } from '../use-cases/add-file.ts'
import { addFolders } from '../use-cases/add-files.ts'
import { type Finished, findFinished, insertFinished } from './finished-upload.ts'
import type { HashingStore } from './hashing-store.ts'

export interface Whole {
  id: string
  size: number
  metadata: Record<string, string | null>
}

/** The name and the place that an upload's metadata give. @throws Refusal ValidationFailed */
export function readMetadata(metadata: Record<string, string | null>): { fileName: string; target: Target } {
  const { filename, ...fields } = metadata
  const given = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? '']))
  const fileName = requireFileName(filename ?? '')
  const target = readTarget(given)
  requirePathsFor(target, 1)
  return { fileName, target }
}

/**
 * Makes a file of an upload that is whole, and remembers what it became in the same transaction. The bytes are moved,
 * never copied, where the file system has second names. A refused upload is gone; one that failed for another reason
 * stays, and is finished by whatever asks for it next. Whoever calls holds the upload's lock.
 *
 * @throws Refusal as `addFile`, TypeRefused
 */
export async function finishUpload(ctx: Context, store: HashingStore, whole: Whole): Promise<Finished> {
  const { id } = whole
  try {
    // What was committed while its connection broke is not filed a second time.
    await file(ctx, store, whole).catch(onFiled)
    await store.forget(id)
  } catch (error) {
    if (isFinal(error)) await store.forget(id)
    throw error
  } finally {
    await rm(`${store.pathOf(id)}.whole`, { force: true })
  }
  const finished = await findFinished(ctx, id)
  if (!finished) throw new Error(`The upload ${id} was filed and is not there.`)
  return finished
}

async function file(ctx: Context, store: HashingStore, { id, size, metadata }: Whole): Promise<void> {
  const { fileName, target } = readMetadata(metadata)
  const sha256 = await store.hashOf(id)
  const path = await store.lend(id)
  const arrived = await recognise(ctx, { sha256, size, path, head: await readHead(path, size) }, fileName)
  const present = await asPresent(ctx)
  const place = await addFolders(present, target)
  await transaction(present, async (ctx) => {
    // A try that was undone has dropped its bytes.
    await store.lend(id)
    await insertFinished(ctx, id, await addFile(ctx, place, arrived))
  })
}

/** What was filed already under the same id is no failure. @throws every other error */
export function onFiled(error: unknown): undefined {
  if ((error as { constraint?: string }).constraint !== 'finished_uploads_pkey') throw error
}

/** Whether the domain has said no. Of all else only the moment was wrong: a database, a disk, a lock, a session that ended. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refusal && refusals[error.code].status < 500 && error.code !== 'Unauthenticated'

async function readHead(path: string, size: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(Math.max(size, 1), 64 * 1024)))
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

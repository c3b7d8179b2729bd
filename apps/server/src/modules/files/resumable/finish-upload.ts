import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { requireFileName } from '../file-name.ts'
import { listDuplicates } from '../files.queries.ts'
import { recognise } from '../receive-form.ts'
import { readTarget, type Target } from '../upload-target.ts'
import { addFile } from '../use-cases/add-file.ts'
import { addFolders } from '../use-cases/add-files.ts'
import type { HashingStore } from './hashing-store.ts'

/** What a whole upload became. */
export interface Finished {
  documentId: number
  fileId: number
  size: number
  /** Documents that held the same bytes already, as far as the actor may open them. */
  duplicateOf: { id: number; name: string }[]
}
interface Whole {
  id: string
  size: number
  metadata: Record<string, string | null>
}

/** The name and the place that an upload's metadata give. @throws Refusal ValidationFailed */
export function readMetadata(metadata: Record<string, string | null>): { fileName: string; target: Target } {
  const { filename, ...fields } = metadata
  const given = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? '']))
  return { fileName: requireFileName(filename ?? ''), target: readTarget(given) }
}

const doneFile = (ctx: Context, id: string) => join(ctx.storage.partials, `${id}.done`)

/** What an upload became, for a client that has not heard the answer. */
export async function findFinished(ctx: Context, id: string): Promise<Finished | undefined> {
  const text = await readFile(doneFile(ctx, id), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : finished.parse(JSON.parse(text))
}
const duplicate = z.object({ id: z.number(), name: z.string() })
const finished = z.object({
  documentId: z.number(),
  fileId: z.number(),
  size: z.number(),
  duplicateOf: z.array(duplicate).default([]),
})

export const forgetFinished = (ctx: Context, id: string): Promise<void> => rm(doneFile(ctx, id), { force: true })

/**
 * Makes a file of an upload that is whole. The bytes are moved, never copied. A refused upload is gone.
 *
 * @throws Refusal as `addFile`, TypeRefused; NotFound where it was finished already
 */
export async function finishUpload(
  ctx: Context,
  store: HashingStore,
  { id, size, metadata }: Whole,
): Promise<Finished> {
  const { fileName, target } = readMetadata(metadata)
  // Who moves it is the one who finishes it.
  const path = join(ctx.storage.partials, `${id}.whole`)
  await rename(store.pathOf(id), path).catch(() => {
    throw refuse('NotFound')
  })
  try {
    const sha256 = await store.takeHash(id, path)
    const arrived = await recognise(ctx, { sha256, size, path, head: await readHead(path, size) }, fileName)
    const added = await addFile(ctx, await addFolders(ctx, target), arrived)
    const { documentId, fileId, isNewContent } = added
    const duplicateOf = isNewContent ? [] : await listDuplicates(ctx, added)
    const result = { documentId, fileId, size, duplicateOf }
    await writeFile(doneFile(ctx, id), JSON.stringify(result))
    return result
  } finally {
    await rm(path, { force: true })
    await rm(`${store.pathOf(id)}.json`, { force: true })
  }
}

async function readHead(path: string, size: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(Math.max(size, 1), 64 * 1024)))
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

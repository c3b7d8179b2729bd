import type { IncomingMessage } from 'node:http'
import { largestWhole } from '@sinupan/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { asPresent } from '../../people/index.ts'
import { listDuplicates } from '../files.queries.ts'
import { recognise } from '../receive-form.ts'
import { requireTarget, type Target } from '../upload-target.ts'
import { addFile } from '../use-cases/add-file.ts'
import { addFolders } from '../use-cases/add-files.ts'
import { addTogether, isBare } from '../use-cases/add-together.ts'
import { onFiled, readMetadata, type Whole } from './finish-upload.ts'
import { type Finished, findFinished, insertFinished } from './finished-upload.ts'

const atOnceMs = 100

/** Whether the request that begins an upload brings all its bytes along, and they are few. */
export function comesWhole({ headers }: FastifyRequest, length: number): boolean {
  return length <= largestWhole && Number(headers['content-length'] ?? 0) === length
}

/**
 * The key under which a client sends a file whole: sent again it is the same upload.
 *
 * @throws Refusal ValidationFailed
 */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['upload-key']
  if (key === undefined || (typeof key === 'string' && /^[0-9a-f]{32}$/.test(key))) return key
  throw refuse('ValidationFailed', { errors: { 'Upload-Key': ['Send 32 hex digits.'] } })
}

/**
 * Files an upload that came with one request: what the protocol keeps between requests is never written. A break leaves
 * nothing; whoever sends the same upload again, since no answer was heard, is told what it became.
 *
 * @throws Refusal as `addFile`, TypeRefused, UploadBroken; ValidationFailed where another file came under its key
 */
export async function addWhole(ctx: Context, bytes: IncomingMessage, { id, size, metadata }: Whole): Promise<Finished> {
  const { fileName, target } = readMetadata(metadata)
  if (!isPlain(target)) await requireTarget(ctx, target)
  const began = performance.now()
  const arrived = await recognise(ctx, await ctx.storage.receiveFew(bytes, size), fileName)
  const orDiscard = async (error: unknown) => {
    await ctx.storage.discard(arrived)
    throw error
  }
  // What arrived at once is judged as every request is: by who its person was when it began.
  const present = performance.now() - began < atOnceMs ? ctx : await asPresent(ctx).catch(orDiscard)
  const place = await addFolders(present, target).catch(orDiscard)
  const alone = () => addFile(present, place, arrived, (ctx, added) => insertFinished(ctx, id, added))
  const filing = isBare(place) ? addTogether(present, { folder: place.folder, arrived, id, alone }) : alone()
  const added = await filing.catch(onFiled)
  if (added)
    return { ...added, size, fileName, duplicateOf: added.isNewContent ? [] : await listDuplicates(ctx, added) }
  const finished = await findFinished(ctx, id)
  if (!finished) throw new Error(`The upload ${id} was filed and is not there.`)
  if (finished.sha256 !== arrived.sha256 || finished.fileName !== fileName)
    throw refuse('ValidationFailed', {
      errors: { 'Upload-Key': ['Another file came under this key. Take a new one.'] },
    })
  return finished
}

/** Into a folder as it is: few bytes come for nothing where it is no place for them, which is judged when they are filed. */
const isPlain = ({ folder }: Target): boolean => folder?.relativePaths.length === 0

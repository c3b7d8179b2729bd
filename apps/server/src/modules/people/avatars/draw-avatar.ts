import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { avatarLimit, avatarTypes } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { derive } from '../../../platform/derivatives/index.ts'
import { detectMediaType } from '../../../platform/media-type/index.ts'
import { refuse } from '../../../platform/refusal.ts'

/** Of a side, in pixels: the largest place is 96, on screens of twice the density. */
const side = 256
const limits = {
  inputBytes: avatarLimit,
  memoryBytes: 300_000_000,
  cpuSeconds: 10,
  wallMilliseconds: 15_000,
  outputBytes: 1_000_000,
  pixels: 50_000_000,
}

/**
 * Draws a person's picture anew as a square WebP, in a confined child process: nothing of what was sent is kept, and
 * nothing of what it may hide (a camera's position, a script).
 *
 * @throws Refusal TypeRefused for what is no JPEG, PNG or WebP; ContentRefused for what can't be drawn
 */
export async function drawAvatar(ctx: Context, bytes: Buffer): Promise<Buffer> {
  const { mediaType, extension } = await detectMediaType(bytes, 'picture')
  if (!avatarTypes.some((type) => type === mediaType))
    throw refuse('TypeRefused', {}, 'Choose a JPEG, PNG or WebP picture.')
  return alone(() => inScratch(ctx, (folder) => draw(bytes, folder, { mediaType, extension })))
}

async function draw(bytes: Buffer, folder: string, type: { mediaType: string; extension: string }): Promise<Buffer> {
  const path = join(folder, 'picture')
  await writeFile(path, bytes, { mode: 0o600 })
  const { thumbnail } = await derive({ path, ...type, outputDir: join(folder, 'drawn'), square: side, limits })
  if (!thumbnail) throw refuse('ContentRefused', {}, 'This picture can’t be read. Try another.')
  return readFile(thumbnail)
}

async function inScratch<T>({ storage }: Context, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await storage.scratch()
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

let last: Promise<unknown> = Promise.resolve()

// One at a time in a process: a hundred pictures at once are no hundred children.
function alone<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { detectMediaType } from '../../media-type/index.ts'
import { type Derived, derive, type Limits } from '../index.ts'

/** Stores the bytes in a folder of this test, tells their type and derives from them, as an upload would. */
export async function deriveBytes(
  fileName: string,
  bytes: Buffer | string,
  limits?: Partial<Limits>,
): Promise<Derived> {
  const folder = await mkdtemp(join(tmpdir(), 'derive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'bytes')
  await writeFile(path, bytes)
  const { mediaType, extension } = await detectMediaType(path, fileName)
  return await derive({ path, mediaType, extension, outputDir: join(folder, 'derived'), ...(limits ? { limits } : {}) })
}

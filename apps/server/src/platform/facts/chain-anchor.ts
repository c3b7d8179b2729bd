import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const anchor = z.object({ number: z.number(), mac: z.string(), at: z.string() })
/** How far the chain had come, kept outside of the database. `mac` in hexadecimal. */
export type Anchor = z.output<typeof anchor>

const fileOf = (dataDir: string) => join(dataDir, 'fact-chain.json')

/** How far this machine has seen the chain; undefined where it never did. @throws where the file holds something else */
export async function readAnchor(dataDir: string): Promise<Anchor | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : anchor.parse(JSON.parse(text))
}

/** Notes how far the chain has come; never backwards. */
export async function writeAnchor(dataDir: string, next: Anchor): Promise<void> {
  const known = await readAnchor(dataDir)
  if (known && known.number >= next.number) return
  const staged = `${fileOf(dataDir)}.${randomUUID()}`
  await writeFile(staged, `${JSON.stringify(next)}\n`, { mode: 0o600 })
  await rename(staged, fileOf(dataDir))
}

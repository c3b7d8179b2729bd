import { constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { z } from 'zod'
import type { Findings } from './derived.ts'
import { attachmentWay, type Limits, mostAttachments } from './limits.ts'

const attachment = z.object({
  way: z.string().regex(attachmentWay),
  name: z.string().max(300),
  mediaType: z.string().max(200),
  extension: z.string().max(20),
  size: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  isExecutable: z.boolean(),
})

const findings = z.object({
  pages: z.array(z.string()).max(100_000).nullable(),
  names: z.array(z.string().max(400).nullable()).max(100_000).nullable().default(null),
  pageCount: z.number().int().min(1).max(10_000_000).nullable(),
  hasThumbnail: z.boolean(),
  previewKind: z.enum(['pdf', 'html']).nullable(),
  encoding: z
    .object({ name: z.string().max(40), isGuessed: z.boolean() })
    .nullable()
    .default(null),
  attachments: z.array(attachment).max(mostAttachments).default([]),
  failure: z
    .object({
      code: z.enum(['Crashed', 'TimedOut', 'TooLarge', 'Corrupt', 'PasswordProtected']),
      message: z.string().max(1_000),
    })
    .nullable(),
})

/** What the child left; undefined when it is missing, no ordinary file, too large or malformed. */
export async function readFindings(path: string, limits: Limits): Promise<Findings | undefined> {
  try {
    const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      const { size } = await handle.stat()
      if (size > limits.outputBytes) return undefined
      return findings.parse(JSON.parse(await handle.readFile('utf8')))
    } finally {
      await handle.close()
    }
  } catch {
    return undefined
  }
}

/** A regular file with content, not a link to somewhere else. */
export async function isOrdinaryFile(path: string): Promise<boolean> {
  try {
    const entry = await lstat(path)
    return entry.isFile() && entry.size > 0
  } catch {
    return false
  }
}

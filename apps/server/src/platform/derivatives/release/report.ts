import { z } from 'zod'
import type { Limits } from '../limits.ts'

/** What must not leave the house unseen, by kind. */
export const findingCodes = [
  'CoveredText',
  'CoveredPicture',
  'HiddenLayer',
  'HiddenText',
  'EmbeddedFile',
  'PendingRedaction',
  'Comment',
  'TrackedChange',
  'HiddenSheet',
  'HiddenCells',
  'HiddenSlide',
  'Notes',
  'ExternalLink',
  'PivotCache',
  'CroppedPicture',
  'Macro',
  'UnknownPart',
  'UnknownKind',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** One thing found: on a page (from 1), or in a named part, which is a sheet's name where there is one. */
export interface Finding {
  code: FindingCode
  page: number | null
  part: string | null
}

const most = 500
const finding = z.object({
  code: z.enum(findingCodes),
  page: z.number().int().min(1).nullable(),
  part: z.string().max(200).nullable(),
})

/** How a copy came to be: written anew without what hides, every page as a picture, or as it was (plain text). */
export const ways = ['rewritten', 'pictured', 'same'] as const

/** What the child says; the copy itself comes by its own way. */
export const report = z.object({
  findings: z.array(finding).max(most),
  pageCount: z.number().int().min(1).nullable(),
  copy: z.object({ mediaType: z.string().max(200), extension: z.string().max(20), how: z.enum(ways) }).nullable(),
  failure: z
    .object({
      code: z.enum(['Crashed', 'TimedOut', 'TooLarge', 'Corrupt', 'PasswordProtected']),
      message: z.string().max(1_000),
    })
    .nullable(),
})
export type Report = z.infer<typeof report>

/** Findings without repetitions, as many as are told. */
export class Found {
  readonly #seen = new Set<string>()
  readonly all: Finding[] = []

  add(code: FindingCode, { page = null, part = null }: { page?: number | null; part?: string | null } = {}): void {
    const short = part === null ? null : part.slice(0, 200)
    const key = `${code} ${page} ${short}`
    if (this.#seen.has(key) || this.all.length >= most) return
    this.#seen.add(key)
    this.all.push({ code, page, part: short })
  }
}

/** Pages of a file that a copy is made of, and boxes on them. */
export const copyBounds = { pages: 500, boxes: 2_000 }

/** A copy reads and draws every page, twice where it is looked through. */
export const copyLimits: Partial<Limits> = {
  memoryBytes: 900_000_000,
  cpuSeconds: 280,
  wallMilliseconds: 300_000,
  outputBytes: 300_000_000,
}

import { z } from 'zod'

/** Boxes are left, top, width and height in ten-thousandths of the page as it is shown. */
export const boxUnit = 10_000

/** What one page can cost and give. */
export const ocrBounds = { words: 20_000, wordLength: 200, pages: 20 } as const

const share = z
  .number()
  .int()
  .min(-boxUnit)
  .max(2 * boxUnit)
const word = z.tuple([z.string().max(ocrBounds.wordLength), share, share, share, share])

const page = z.object({
  /** From 1. */
  page: z.number().int().min(1),
  /** How far the page was turned to be read, in degrees clockwise. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  text: z.string().max(2_000_000),
  words: z.array(word).max(ocrBounds.words),
})

/** The words of pages, as they go back into a child. */
export const ocrWords = z.array(page).max(2_000)

/** What the child has read so far, page by page. */
export const ocrReport = z.object({
  pages: z.array(page).max(ocrBounds.pages),
  failure: z
    .object({
      code: z.enum(['Crashed', 'TimedOut', 'TooLarge', 'Corrupt', 'PasswordProtected']),
      message: z.string().max(1_000),
    })
    .nullable(),
})

export type OcrWord = z.output<typeof word>
export type OcrPage = z.output<typeof page>
export type OcrReport = z.output<typeof ocrReport>

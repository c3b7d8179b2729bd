import { z } from 'zod'
import { blobJob } from '../derived.ts'

/** The queue of contents whose pages are pictures. */
export const ocrQueue = 'ocr'

/** The queue of contents whose words are to be laid over their pages. */
export const searchableQueue = 'ocr-searchable'

/** `pauses`: how often it has stood back for other work already. */
export const ocrJob = blobJob.extend({ pauses: z.number().int().default(0) })
export type OcrJob = z.input<typeof ocrJob>

import { z } from 'zod'
import { blobJob } from '../derived.ts'

/** The queue of contents whose pages are pictures. */
export const ocrQueue = 'ocr'

/** `pauses`: how often it has stood back for other work already. */
export const ocrJob = blobJob.extend({ pauses: z.number().int().default(0) })
export type OcrJob = z.input<typeof ocrJob>

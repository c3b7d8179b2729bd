import { z } from 'zod'

/** By ISO 639-2: English, Filipino, Spanish. */
export const ocrLanguage = z.enum(['eng', 'fil', 'spa'])
export const ocr = z.object({
  state: z.enum(['waiting', 'done', 'failed']),
  languages: z.array(ocrLanguage),
})

export type OcrLanguage = z.output<typeof ocrLanguage>

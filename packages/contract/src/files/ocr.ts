import { z } from 'zod'

/** By ISO 639-2: English, Filipino, Spanish. */
export const ocrLanguage = z.enum(['eng', 'fil', 'spa'])
export const ocr = z.object({
  state: z.enum(['waiting', 'done', 'failed']).describe('Of reading the letters out of its pictures'),
  languages: z.array(ocrLanguage).describe('In which its letters are read'),
})

export type OcrLanguage = z.output<typeof ocrLanguage>

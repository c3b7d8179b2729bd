import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** What is made of files beside their text, and by whom. */
export const programSettings = {
  OCR: flag
    .default(true)
    .describe('Whether the letters of scanned pages and pictures are read, so that they are found: true or false.'),
  OCR_ENGINE: z
    .enum(['auto', 'builtin', 'tesseract'])
    .default('auto')
    .describe(
      'What reads letters: builtin (what comes along), tesseract (the command, where it is installed), or auto (the command where it has every language that is asked for).',
    ),
  PROGRAMS: flag
    .default(true)
    .describe(
      'Whether LibreOffice, tesseract, ffmpeg and libheif are used where they are installed and can be confined: true or false.',
    ),
}

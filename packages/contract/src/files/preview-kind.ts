import { z } from 'zod'

/** What is made of a file to be looked at in its place: pages, or a page of safe HTML. */
export const previewKind = z.enum(['pdf', 'html']).nullable().describe('What previewUrl answers; null where it is')

/** Of pages that are shown in place of an office file: whether they were drawn from its words, or keep the layout that LibreOffice gives it. */
export const previewFrom = z
  .enum(['words', 'libreoffice'])
  .nullable()
  .describe('Of pages made of an office file: drawn from its words, or as LibreOffice lays them out; null for all else')

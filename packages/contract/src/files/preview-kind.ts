import { z } from 'zod'

/** What is made of a file to be looked at in its place: pages, or a page of safe HTML. */
export const previewKind = z.enum(['pdf', 'html']).nullable().describe('What previewUrl answers; null where it is')

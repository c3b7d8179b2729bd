import { z } from 'zod'

/** Some bytes, as they are named to the queues. */
export const blobJob = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) })

/** The queue of bytes to be read. */
export const deriveQueue = 'derive'

/** The queue of bytes whose text is there now: for whoever has made something of it before, such as the search. */
export const derivedQueue = 'search-contents'

export const derivatives = {
  thumbnail: 'thumbnail.webp',
  searchable: 'searchable.pdf',
  preview: { pdf: 'preview.pdf', html: 'preview.html' },
} as const

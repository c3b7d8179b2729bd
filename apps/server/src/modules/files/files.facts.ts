import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

/** Text, thumbnail and preview of some bytes are there, or it is known that there are none. */
export const blobDerived = fact('blob.derived', { sha256: z.string() })

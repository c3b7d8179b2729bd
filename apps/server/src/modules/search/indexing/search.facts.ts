import { z } from 'zod'
import { fact } from '../../../platform/facts/fact.ts'

/** Somebody asked for the whole index to be written anew. */
export const searchRebuildAsked = fact('search.rebuild-asked', { rebuildId: z.number() })

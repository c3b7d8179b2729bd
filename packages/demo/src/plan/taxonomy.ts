import { readPlan } from './read-plan.ts'
import { taxonomyShape } from './types.ts'

/**
 * Records series by group, after a disposition schedule as RA 9470 asks of a state university, and the tags that units
 * put on documents.
 */
export const { groups, tags } = readPlan('taxonomy', taxonomyShape)

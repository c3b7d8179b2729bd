import { z } from 'zod'
import { disposalShape } from './keeping-types.ts'
import { readPlan } from './read-plan.ts'

/** Batches of documents that are to be destroyed, or were. */
export const disposals = readPlan('disposals', z.array(disposalShape))

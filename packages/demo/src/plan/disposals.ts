import { z } from 'zod'
import { readPlan } from './read-plan.ts'
import { disposalShape } from './types.ts'

/** Batches of documents that are to be destroyed, or were. */
export const disposals = readPlan('disposals', z.array(disposalShape))

import { readPlan } from './read-plan.ts'
import { loansShape } from './types.ts'

/** Originals that were asked for, and shelves that were counted: in every state. */
export const loans = readPlan('loans', loansShape)

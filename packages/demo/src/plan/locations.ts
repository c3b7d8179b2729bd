import { readPlan } from './read-plan.ts'
import { locationsShape } from './types.ts'

/** Where papers stand, places by their ways with `/` between, parents first; and papers that were carried about. */
export const locations = readPlan('locations', locationsShape)

import { readPlan } from './read-plan.ts'
import { keepingShape } from './types.ts'

/** Papers of which the time is over, or soon, and what the central records unit has done about some of them. */
export const keeping = readPlan('keeping', keepingShape)

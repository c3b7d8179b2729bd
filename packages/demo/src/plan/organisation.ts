import { readPlan } from './read-plan.ts'
import { organisationShape } from './types.ts'

/** The institution, and its campuses with their offices and units. Unit keys are used all over the plan. */
export const { institution, campuses } = readPlan('organisation', organisationShape)

import { readPlan } from './read-plan.ts'
import { sharingShape } from './types.ts'

/** Shares in every state, and requests for access to what is classified. */
export const { shares, access } = readPlan('sharing', sharingShape)

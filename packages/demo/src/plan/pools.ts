import { z } from 'zod'
import { readPlan } from './read-plan.ts'
import { poolShape } from './types.ts'

/** Shared collections: who owns them, who is in them with which rights, and what lies in them. */
export const pools = readPlan('pools', z.array(poolShape))

import { z } from 'zod'
import { readPlan } from './read-plan.ts'
import { dropShape } from './types.ts'

/** What people without an account were asked for, and what they sent. */
export const drops = readPlan('drops', z.array(dropShape))

import { z } from 'zod'
import { makeFile } from '../make-file.ts'
import { readPlan } from './read-plan.ts'
import { requestShape } from './types.ts'

/** What people from outside asked for, in every state. */
export const requests = readPlan('requests', z.array(requestShape))

/** The paper that came with a request, as a PDF. */
export const paperOfRequest = (paper: string): Promise<Buffer> => makeFile({ paper }, 'pdf')

import { z } from 'zod'
import { fact } from '../../../platform/facts/fact.ts'

export const jobRetried = fact('job.retried', { queue: z.string(), jobId: z.string() })
/** Work in these queues waits too long. */
export const workLate = fact('work.late', { queue: z.string(), waiting: z.number(), minutes: z.number() })
export const mailOpened = fact('mail.opened', { mailId: z.number(), subject: z.string() })
export const mailSentAgain = fact('mail.sent-again', { mailId: z.number(), subject: z.string() })

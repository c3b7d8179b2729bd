import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { list, listQuery, pageShape } from '../kernel/paging.ts'
import { id, instant } from '../kernel/primitives.ts'

const administrator = { who: 'administrator' } as const
const count = z.number().int()

export const queueHealth = z
  .object({
    name: z.string(),
    waiting: count,
    active: count,
    failed: count,
    oldestWaitingAt: instant.nullable(),
    schedule: z.string().nullable().describe('When it is due by itself, as a cron expression in UTC'),
  })
  .meta({ id: 'QueueHealth' })

export const missingBytes = z
  .object({
    sha256: z.string(),
    what: z
      .enum(['contents', 'thumbnail', 'preview'])
      .describe('Which bytes are gone: the file itself or what was made of it'),
    size: z.number().describe('Of the contents, in bytes'),
    files: count.describe('Files and versions that have these contents'),
    foundAt: instant,
  })
  .meta({ id: 'MissingBytes' })

export const systemHealth = z
  .object({
    at: instant,
    process: z.object({
      version: z.string(),
      node: z.string(),
      role: z.string(),
      startedAt: instant,
      memoryBytes: z.number(),
    }),
    database: z.object({
      version: z.string(),
      sizeBytes: z.number(),
      connections: count,
      mostConnections: count,
      migrations: z.array(z.object({ name: z.string(), appliedAt: instant })),
    }),
    storage: z.object({
      freeBytes: z.number().nullable(),
      totalBytes: z.number().nullable(),
      blobs: count,
      blobBytes: z.number(),
      unread: count.describe('Blobs whose text and first page are still to be made'),
      unreadable: count.describe('Blobs of which nothing could be made'),
      missingCount: count.describe('Bytes that somebody asked for and that the storage has lost'),
      missing: z.array(missingBytes).describe('The hundred that were found last'),
    }),
    mail: z.object({
      isSending: z.boolean().describe('Whether there is a mail server'),
      waiting: count,
      failed: count,
      sentToday: count,
      oldestWaitingAt: instant.nullable(),
    }),
    chain: z.object({
      sealedUpTo: count,
      unsealed: count,
      lastVerifiedAt: instant.nullable(),
      isIntact: z.boolean().nullable(),
      isAlterable: z
        .boolean()
        .describe(
          'Whether the history or the disposal register is in the power of the application’s own role in the database',
        ),
    }),
    administrators: z.object({
      active: count,
      left: userRef.nullable().describe('The only one, where the HR system says that they have left'),
    }),
    work: z
      .object({
        waiting: count,
        active: count,
        failed: count,
        oldestWaitingAt: instant.nullable(),
        isLate: z.boolean().describe('Whether the oldest waits longer than the administrators want to know of'),
        lateAfterMinutes: count,
      })
      .describe('Of all queues together'),
    network: z.object({
      trustedProxies: z.string().describe('The setting TRUST_PROXY'),
      unknownProxy: z
        .object({ address: z.string(), seenAt: instant })
        .nullable()
        .describe('Who forwards requests to this process and is not trusted: its people all seem to be at one address'),
    }),
    programs: z
      .object({
        isUsed: z.boolean().describe('The setting PROGRAMS'),
        isConfined: z.boolean().describe('Whether this machine lets them be confined; where not, none is used'),
        found: z.array(
          z.object({
            name: z
              .enum(['libreoffice', 'tesseract', 'ffmpeg', 'libheif'])
              .describe('Those that it uses where they are installed'),
            version: z.string().describe('Empty where it does not tell'),
          }),
        ),
        ocr: z
          .object({
            engine: z.enum(['builtin', 'tesseract']).describe('builtin: the one that comes along'),
            languages: z.array(z.string()).describe('Those that it reads, of the ones that are offered'),
          })
          .nullable()
          .describe('What reads the letters of scanned pages; null where nothing does'),
      })
      .describe('Programs of the machine of this process, which draw and read what the product does otherwise, or not'),
    queues: z.array(queueHealth),
  })
  .meta({ id: 'SystemHealth' })

export const failedJob = z
  .object({
    id: z.string(),
    queue: z.string(),
    createdAt: instant,
    failedAt: instant.nullable(),
    tries: count,
    error: z.string(),
  })
  .meta({ id: 'FailedJob' })

export const mailState = z.enum(['waiting', 'sent', 'failed']).describe('failed: given up after the last try')
const mailShape = {
  id: z.number().int(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  failedAt: instant.nullable(),
  attempts: count,
  lastError: z.string().nullable(),
  state: mailState,
}
export const outboxMail = z.object(mailShape).meta({ id: 'OutboxMail' })
export const openedMail = z.object({ ...mailShape, text: z.string() }).meta({ id: 'OpenedMail' })

export const getHealth = endpoint({
  ...administrator,
  name: 'Health_System',
  method: 'GET',
  path: '/Health/System',
  summary: 'How process, database, storage, mail, queues and the chain of facts are',
  response: systemHealth,
})
export const listFailedJobs = endpoint({
  ...administrator,
  name: 'Health_FailedJobs',
  method: 'GET',
  path: '/Health/FailedJobs',
  summary: 'Work that was given up, the newest first',
  query: z.strictObject(pageShape),
  response: list(failedJob),
})
export const retryJob = endpoint({
  ...administrator,
  name: 'Health_RetryJob',
  method: 'POST',
  path: '/Health/FailedJobs/:id/Retry',
  summary: 'Try a job that was given up again',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({ id: z.string() }),
  refusals: ['NotFound'],
})
export const listMails = endpoint({
  ...administrator,
  name: 'Health_Mails',
  method: 'GET',
  path: '/Health/Mails',
  summary: 'The outbox, the newest first',
  query: z.strictObject({ ...listQuery('createdAt').shape, state: mailState.optional() }),
  response: list(outboxMail),
})
export const openMail = endpoint({
  ...administrator,
  name: 'Health_OpenMail',
  method: 'GET',
  path: '/Health/Mails/:id',
  summary: 'A mail with its text, only where there is no mail server; told in the history',
  params: z.strictObject({ id }),
  response: openedMail,
  refusals: ['NotFound', 'StepUpRequired'],
})
export const sendMailAgain = endpoint({
  ...administrator,
  name: 'Health_SendMail',
  method: 'POST',
  path: '/Health/Mails/:id/Send',
  summary: 'Try a mail again that was not sent',
  params: z.strictObject({ id }),
  response: outboxMail,
  refusals: ['NotFound', 'Unavailable', 'StateChanged'],
})

export type SystemHealth = z.output<typeof systemHealth>
export type QueueHealth = z.output<typeof queueHealth>
export type FailedJob = z.output<typeof failedJob>
export type OutboxMail = z.output<typeof outboxMail>
export type MailState = z.output<typeof mailState>

import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { filesWaitMs } from '../request-files.store.ts'

/** Every hour: files that nobody named in a form or a message go. Their bytes go with those that nobody needs. */
export const waitingFilesSweep = worker('request-files', z.object({}), sweepWaitingFiles, { schedule: '40 * * * *' })

async function sweepWaitingFiles(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - filesWaitMs).toISOString()
  await sql`delete from document_request_files where request_id is null and created_at <= ${before}`.execute(ctx.db)
}

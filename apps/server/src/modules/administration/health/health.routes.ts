import * as contract from '@sinupan/contract'
import { type App, serve } from '../../../platform/http/serve.ts'
import { listFailedJobs, retryJob } from './failed-jobs.ts'
import { getHealth } from './get-health.ts'
import { listMails, openMail, sendMailAgain } from './outbox.ts'

export function healthRoutes(app: App): void {
  serve(app, contract.getHealth, (ctx) => getHealth(ctx, app.unknownProxy() ?? null))
  serve(app, contract.listFailedJobs, (ctx, { query }) => listFailedJobs(ctx, query))
  serve(app, contract.retryJob, async (ctx, { params }) => {
    await retryJob(ctx, params.id)
    return params
  })
  serve(app, contract.listMails, (ctx, { query }) => listMails(ctx, query))
  serve(app, contract.openMail, (ctx, { params }) => openMail(ctx, params.id))
  serve(app, contract.sendMailAgain, (ctx, { params }) => sendMailAgain(ctx, params.id))
}

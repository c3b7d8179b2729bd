import { Readable } from 'node:stream'
import { type PlanRequest, paperOfRequest, requests } from '@sinupan/demo'
import { recognise } from '../modules/files/index.ts'
import { createRequest, keepFile, registerRequest } from '../modules/requests/index.ts'
import type { Context } from '../platform/context.ts'
import type { Cast } from './act-as.ts'
import { idOf } from './insert-people.ts'
import type { Stage } from './request-scene.ts'
import { takeStep } from './take-request-step.ts'

const dayMs = 24 * 3_600_000
// In the order of the steps of a day, so that none comes before the one that it follows.
const momentOf = (daysAgo: number, order: number) => new Date(Date.now() - daysAgo * dayMs - 3_600_000 + order * 60_000)

/** Plays what people from outside asked for, through the use cases, each step at its time. */
export async function playRequests(cast: Cast, ctx: Context, stage: Stage): Promise<void> {
  for (const [index, plan] of requests.entries()) {
    const outsider = (daysAgo: number, order: number): Context => {
      const at = momentOf(daysAgo, order)
      return { ...ctx, actor: { kind: 'anonymous' }, clock: { now: () => at } }
    }
    const trackingNo = await ask(cast, outsider(plan.daysAgo, 0), { plan, index, stage })
    const { id } = await ctx.db
      .selectFrom('documentRequests')
      .select('id')
      .where('trackingNo', '=', trackingNo)
      .executeTakeFirstOrThrow()
    for (const [order, step] of plan.steps.entries())
      await takeStep(
        {
          cast,
          stage,
          id,
          trackingNo,
          outsider: outsider(step.daysAgo, order + 1),
          at: momentOf(step.daysAgo, order + 1),
        },
        step,
      )
  }
}

interface Asking {
  plan: PlanRequest
  index: number
  stage: Stage
}

async function ask(cast: Cast, outsider: Context, { plan, index, stage }: Asking): Promise<string> {
  const { name, channel, organisation: company, campus, unit, from, to, about, type, delivery, kind } = plan
  const [firstName, lastName] = name
  const { title, description, purpose, language } = plan
  const fields = {
    requesterType: kind,
    firstName,
    lastName,
    organisation: company ?? null,
    mobile: null,
    middleName: null,
    requestType: type,
    campusId: idOf(stage.organisation.campuses, campus),
    deliveryUnitId: unit ? idOf(stage.organisation.units, unit) : null,
    title,
    description,
    purpose,
    coverageFrom: from ? `${from}-01-01` : null,
    coverageTo: to ? `${to}-12-31` : null,
    deliveryMode: delivery,
    relatedFileId: about ? idOf(stage.documents, about) : null,
  }
  if (channel) {
    const at = outsider.clock.now()
    const receivedOn = at.toISOString().slice(0, 10)
    const entered = { ...fields, email: null, channel, receivedOn }
    return (await registerRequest(await cast.act('records', at), entered)).trackingNo
  }
  const email = `${firstName}.${lastName}@post.example`.toLowerCase()
  const attachmentIds = plan.attachment ? [await attach(outsider, plan.attachment)] : []
  const form = {
    ...fields,
    email,
    language,
    attachmentIds,
    privacyNoticeVersion: 'demo',
    idempotencyKey: `demo-form-${index}`,
  }
  return (await createRequest(outsider, form, `demo ${index}`)).trackingNo
}

async function attach(ctx: Context, paper: string): Promise<string> {
  const received = await ctx.storage.receive(Readable.from([await paperOfRequest(paper)]), ctx.config.UPLOAD_LIMIT)
  return (await keepFile(ctx, await recognise(ctx, received, `${paper.split('/').at(-1)}.pdf`))).id
}

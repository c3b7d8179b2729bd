import type { PlanRequestStep } from '@sinupan/demo'
import {
  acceptRequest,
  appealRequest,
  clarifyRequest,
  confirmRequest,
  decideRequest,
  extendRequest,
  lapseRequest,
  makeConfirmation,
  mergeRequest,
  messageRequester,
  proposeAnswer,
  referRequest,
  reopenRequest,
  requireCase,
  signCase,
  startRequest,
  withdrawRequest,
  writeToOffice,
} from '../modules/requests/index.ts'
import { system } from '../platform/actor.ts'
import type { Context } from '../platform/context.ts'
import { idOf } from './insert-people.ts'
import type { Scene, Stage } from './request-scene.ts'
import { type CopyStep, takeOfCopy } from './take-copy-step.ts'

/** Takes a step of a request of the plan, as who takes it, at its time. */
export async function takeStep(scene: Scene, step: PlanRequestStep): Promise<void> {
  if (step.act === 'prepare' || step.act === 'revoke' || step.act === 'publish') await takeOfCopy(scene, step)
  else if ('by' in step) await takeAsStaff(scene, step)
  else if (step.act === 'lapse') await lapseRequest({ ...scene.outsider, actor: system }, scene.id)
  else if (step.act === 'confirm')
    await confirmRequest(scene.outsider, await makeConfirmation(scene.outsider, scene.id))
  else await takeAsRequester(scene, step)
}

async function takeAsRequester(
  { outsider, trackingNo }: Scene,
  step: Exclude<PlanRequestStep, { by: string } | { act: 'confirm' | 'lapse' }>,
): Promise<void> {
  const token = signCase(outsider.secrets, { trackingNo, now: outsider.clock.now() })
  const open = await requireCase(outsider, token)
  if (step.act === 'withdraw') await withdrawRequest(open, token, step.text)
  else if (step.act === 'appeal') await appealRequest(open, token, step.text)
  else await writeToOffice(open, token, { text: step.text })
}

async function takeAsStaff(
  { cast, stage, id, at }: Scene,
  step: Exclude<Extract<PlanRequestStep, { by: string }>, CopyStep>,
): Promise<unknown> {
  const ctx = await cast.act(step.by, at)
  switch (step.act) {
    case 'accept':
      return acceptRequest(ctx, {
        id,
        deliveryUnitId: idOf(stage.organisation.units, step.unit),
        decisionMakerId: idOfPerson(stage, step.decider),
      })
    case 'start':
      return startRequest(ctx, { id })
    case 'clarify':
      return clarifyRequest(ctx, { id, text: step.text })
    case 'message':
      return messageRequester(ctx, { id, text: step.text })
    case 'extend':
      return extendRequest(ctx, { id, days: step.days, reason: step.reason })
    case 'refer':
      return referRequest(ctx, { id, to: step.to, reason: step.reason })
    case 'merge':
      return mergeRequest(ctx, { id, intoId: await idOfTitle(ctx, step.into), reason: step.reason })
    case 'reopen':
      return reopenRequest(ctx, { id, reason: step.reason })
    case 'decide':
      return decideRequest(ctx, { id, outcome: step.outcome, ground: step.ground ?? null, reason: step.reason })
    case 'propose':
      return proposeAnswer(ctx, {
        id,
        searchNote: step.note ?? null,
        items: step.items.map(({ name, proposal, ground = null }) => ({
          fileManagerId: idOf(stage.documents, name),
          proposal,
          ground,
        })),
      })
  }
}

async function idOfTitle({ db }: Context, title: string): Promise<number> {
  return (await db.selectFrom('documentRequests').select('id').where('title', '=', title).executeTakeFirstOrThrow()).id
}

function idOfPerson({ userIds }: Stage, userName: string): string {
  const found = userIds.get(userName)
  if (!found) throw new Error(`Nobody in the demo university is called '${userName}'.`)
  return found
}

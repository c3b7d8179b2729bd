import type { PlanDocument } from '@sinupan/demo'
import {
  approvePosting,
  createPosting,
  returnPosting,
  takeDownPosting,
  withdrawPosting,
} from '../modules/postings/index.ts'
import type { Cast } from './act-as.ts'

const day = 24 * 3_600_000

export interface Posted {
  plan: PlanDocument
  documentId: number
  times: { sent: Date; decided: Date }
}

/** Posts one document of the plan and decides on it, as the plan has it. */
export async function postPlanned(cast: Cast, { plan, documentId, times }: Posted): Promise<void> {
  const { state } = plan
  if (state.kind === 'unposted') return
  const isClassified = 'classified' in state && state.classified === true
  const inDays = state.kind === 'approved' ? state.inDays : undefined
  const publishAt = inDays === undefined ? null : new Date(Date.now() + inDays * day).toISOString()
  const wish = { fileManagerId: documentId, accessLevelId: state.level, isClassified, publishAt }
  const { id } = await createPosting(await cast.act(plan.owner, times.sent), wish)
  if (state.kind === 'pending') return
  // The approver decides on the Main Campus; elsewhere none is set, and the central records unit does.
  const decider = await cast.act(deciderOf(plan), times.decided)
  if (state.kind === 'returned') await returnPosting(decider, { id, reason: state.reason })
  else await approvePosting(decider, { id })
  if (state.kind === 'withdrawn') await withdrawPosting(await cast.act('admin', new Date()), id)
  if (state.kind === 'takenDown')
    await takeDownPosting(await cast.act('records', new Date()), { id, reason: state.reason })
}

export const deciderOf = (plan: PlanDocument): string => (/^[NC]-/.test(plan.unit) ? 'records' : 'approver')

import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { updateUser } from '../../people/index.ts'
import { lastAdministratorLeft, leaversChecked } from '../identities.facts.ts'
import { findKeptLeaver, listActiveHolders } from '../identities.store.ts'
import { type Hris, HrisFailure } from './employee.ts'
import { hrisOf } from './hris.ts'

export const leaversQueue = 'hris-leavers'
/** So many at a time fit into the HR system's five seconds. */
const batch = 100
/** More than a fifth, and more than five, don't leave in one night: then it is the answer that is wrong. */
const plausible = (left: number, of: number) => left <= 5 || left <= of / 5

/** Every night, 1:30 in Manila: whoever the HR system says has left is deactivated, and their sessions end. */
export const leaverCheck = worker(leaversQueue, z.object({}), checkLeavers, { schedule: '30 17 * * *' })

async function checkLeavers(ctx: Context): Promise<void> {
  const hris = hrisOf(ctx.config)
  if (!hris?.listLeavers) return
  const holders = await listActiveHolders(ctx.db, { provider: 'hris', issuer: hris.issuer })
  const subjects = holders.map((one) => one.subject)
  const leavers = await askForLeavers(ctx, hris, subjects)
  if (!leavers)
    return publishAlone(ctx, leaversChecked({}, { asked: subjects.length, left: 0, outcome: 'unreachable' }))
  const counts = { asked: subjects.length, left: leavers.size }
  if (!plausible(leavers.size, subjects.length)) {
    ctx.log.error(counts, 'the HR system says that too many have left at once; nobody was deactivated')
    return publishAlone(ctx, leaversChecked({}, { ...counts, outcome: 'implausible' }))
  }
  let keptUserId: string | undefined
  for (const { userId, subject } of holders)
    if (leavers.has(subject) && !(await deactivate(ctx, userId))) keptUserId = userId
  const isNews = keptUserId !== undefined && keptUserId !== (await findKeptLeaver(ctx.db))
  await publishAlone(
    ctx,
    leaversChecked({}, { ...counts, outcome: 'done', keptUserId }),
    ...(isNews && keptUserId ? [lastAdministratorLeft({}, { userId: keptUserId })] : []),
  )
}

/** Nobody is judged before everybody was asked for; undefined where the HR system failed on the way. */
async function askForLeavers(ctx: Context, hris: Hris, subjects: readonly string[]): Promise<Set<string> | undefined> {
  const leavers = new Set<string>()
  try {
    for (let from = 0; from < subjects.length; from += batch) {
      const told = (await hris.listLeavers?.(subjects.slice(from, from + batch))) ?? []
      for (const subject of told) leavers.add(subject)
    }
    return leavers
  } catch (error) {
    if (!(error instanceof HrisFailure)) throw error
    ctx.log.warn({ reason: error.message }, 'the HR system could not be asked who has left; nobody was deactivated')
    return undefined
  }
}

/** Whether it was possible: the last administrator stays, and is told so. */
async function deactivate(ctx: Context, userId: string): Promise<boolean> {
  try {
    await updateUser(ctx, { id: userId, isActive: false })
    return true
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'LastAdministrator')) throw error
    ctx.log.error({ userId }, 'the last administrator has left; name another one')
    return false
  }
}

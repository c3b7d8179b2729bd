import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { refuse } from '../../../platform/refusal.ts'
import { beginAttempt, requireSeldom } from '../../../platform/throttle.ts'
import { readTrackingNo } from '../tracking-no.ts'
import { signCase } from './case-token.ts'
import { sendRequestLetter } from './letters/send-request-letter.ts'
import { findByToken, makeCode, takeCode } from './request-keys.store.ts'

const tenMinutes = 600
const mailsAnAddress = { count: 5, windowSeconds: tenMinutes }
const triesAnAddress = { count: 30, windowSeconds: tenMinutes }
// Counted where a mail is sent, so that nobody learns by it which numbers there are.
const mailsARequest = { count: 10, windowSeconds: tenMinutes }
// Each code is five guesses among a million: a hundred a day, where ten codes in ten minutes would be seven thousand.
const mailsADay = { count: 20, windowSeconds: 86_400 }

const codesQueue = 'request-codes'

/** Orders a code by mail; the work is the same whether there is such a request or not. @throws Refusal TooManyRequests */
export async function sendCaseCode(ctx: Context, typed: string, address: string): Promise<{ sent: true }> {
  await requireSeldom(ctx, `request-code:${address}`, mailsAnAddress)
  await ctx.jobs.send(ctx.db, codesQueue, { trackingNo: readTrackingNo(typed) ?? '' })
  return { sent: true }
}

/** Mails the code that was ordered, to the address that stands in the request. */
export const codeSending = worker(codesQueue, z.object({ trackingNo: z.string() }), sendOrdered, { concurrency: 2 })

async function sendOrdered(ctx: Context, { trackingNo }: { trackingNo: string }): Promise<void> {
  const attempt = await beginAttempt(ctx, [
    { key: `request-codes:${trackingNo}`, limit: mailsARequest },
    { key: `request-codes-of-day:${trackingNo}`, limit: mailsADay },
  ])
  if (attempt.wait !== undefined) return
  await transaction(ctx, async (ctx) => {
    const { rows } = await sql<{ id: number; email: string; language: 'en' | 'fil' }>`
      select id, email, language from document_requests where tracking_no = ${trackingNo} and status <> 'unverified'
        and email is not null and anonymised_at is null for no key update`.execute(ctx.db)
    const [request] = rows
    if (!request) return
    const code = await makeCode(ctx, request.id)
    const path = `/document-request-status?number=${trackingNo}`
    await sendRequestLetter(ctx, { ...request, kind: 'code', values: () => ({ trackingNo }), code, path })
  })
}

/** Opens a case by its number and the code. @throws Refusal NotFound for all that is wrong, TooManyRequests */
export async function openByCode(ctx: Context, given: { trackingNo: string; code: string; address: string }) {
  await requireSeldom(ctx, `request-verify:${given.address}`, triesAnAddress)
  const trackingNo = readTrackingNo(given.trackingNo)
  const isRight = await takeCode(ctx, trackingNo, given.code.replace(/\s/g, ''))
  if (!isRight || !trackingNo) throw refuse('NotFound', {}, 'This code is not right, or is over.')
  return { caseToken: signCase(ctx.secrets, { trackingNo, now: ctx.clock.now() }) }
}

/** Opens a case by its private link. @throws Refusal NotFound, TooManyRequests */
export async function openByLink(ctx: Context, token: string, address: string) {
  await requireSeldom(ctx, `request-link:${address}`, triesAnAddress)
  const found = await findByToken(ctx, token, 'link')
  if (!found) throw refuse('NotFound', {}, 'This link is over, or is not whole.')
  return { caseToken: signCase(ctx.secrets, { trackingNo: found.trackingNo, now: ctx.clock.now() }) }
}

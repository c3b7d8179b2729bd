import { sql } from 'kysely'
import { z } from 'zod'
import { calendarDateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Calendar, calendarOf, listFreeDays, workingDaysBetween } from '../../holidays/index.ts'
import { markTold, type Stage } from '../deciding.store.ts'
import { postingEscalated, postingReminded } from '../postings.facts.ts'
import { withPosting } from '../require-posting.ts'

export const remindersQueue = 'posting-reminders'
const piece = 500

/**
 * Once a day, before the offices open: who decides is reminded of what has waited for POSTING_REMINDER_DAYS working
 * days, and after POSTING_ESCALATION_DAYS it is told to the administrators; each once a round. Weekends and the holidays
 * of the unit's campus don't count.
 */
export const reminding = worker(remindersQueue, z.object({}), remindDeciders, { schedule: '0 22 * * *' })

interface Waiting {
  id: number
  campusId: number
  sentAt: string
  isReminded: boolean
}
type Days = (one: Waiting) => Promise<number>

async function remindDeciders(ctx: Context): Promise<void> {
  const daysOf = workingDays(ctx)
  for (let after = 0; ; ) {
    const waiting = await listWaiting(ctx, after)
    for (const one of waiting) await tellIfLate(ctx, one, daysOf)
    const last = waiting.at(-1)
    if (!last) return
    after = last.id
  }
}

async function listWaiting(ctx: Context, after: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select p.id, o.campus_id, p.sent_at, p.reminded_at is not null as is_reminded
    from postings p join units n on n.id = p.unit_id join offices o on o.id = n.office_id
    where p.ended_at is null and p.status = 'pending' and p.escalated_at is null and p.id > ${after}
    order by p.id limit ${piece}`.execute(ctx.db)
  return rows
}

/** How many working days something has waited; the free days of each campus are read once. */
function workingDays(ctx: Context): Days {
  const { TIME_ZONE } = ctx.config
  const today = calendarDateOf(ctx.clock.now(), TIME_ZONE)
  const calendars = new Map<number, Calendar>()
  return async ({ campusId, sentAt }) => {
    const known = calendars.get(campusId)
    const calendar = known ?? calendarOf(await listFreeDays(ctx.db, { campusId, from: '2000-01-01', to: today }))
    calendars.set(campusId, calendar)
    return workingDaysBetween(calendarDateOf(new Date(sentAt), TIME_ZONE), today, calendar)
  }
}

async function tellIfLate(ctx: Context, one: Waiting, daysOf: Days): Promise<void> {
  const { POSTING_REMINDER_DAYS: reminder, POSTING_ESCALATION_DAYS: escalation } = ctx.config
  const days = await daysOf(one)
  if (days >= escalation) await tellOf(ctx, one.id, { stage: 'escalated', days })
  else if (days >= reminder && !one.isReminded) await tellOf(ctx, one.id, { stage: 'reminded', days })
}

const facts = { reminded: postingReminded, escalated: postingEscalated } as const

async function tellOf(ctx: Context, id: number, { stage, days }: { stage: Stage; days: number }): Promise<void> {
  try {
    await withPosting(ctx, { id }, 'remind', async (ctx, posting) => {
      const told = await markTold(ctx.db, posting, stage, ctx.clock.now().toISOString())
      if (!told) return
      const { document, accessLevelId } = posting
      const subject = { documentId: document.id, unitId: document.unitId, postingId: id }
      await ctx.publish(facts[stage](subject, { accessLevelId, name: told.name, workingDays: days }))
    })
  } catch (error) {
    // Decided meanwhile: it waits for nobody.
    if (!(error instanceof Refusal)) throw error
  }
}

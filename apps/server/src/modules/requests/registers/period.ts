import { mostRegisterYears } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { todayOf } from '../../holidays/index.ts'

/** Calendar dates of the institution, both of them within. */
export interface Period {
  from: string
  to: string
}

/** What somebody asked for; this year until today without it. @throws Refusal ValidationFailed for what ends before it begins, or is too long */
export function periodOf(ctx: Context, asked: { from?: string | undefined; to?: string | undefined }): Period {
  const to = asked.to ?? laterOf(todayOf(ctx), asked.from)
  const from = asked.from ?? `${to.slice(0, 4)}-01-01`
  if (from > to) throw refuseField('to', 'The end lies before the beginning.')
  if (Number(to.slice(0, 4)) - Number(from.slice(0, 4)) >= mostRegisterYears)
    throw refuseField('from', `Ask for at most ${mostRegisterYears} years at once.`)
  return { from, to }
}

const laterOf = (day: string, other: string | undefined) => (other && other > day ? other : day)

/** A whole year. */
export const yearOf = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` })

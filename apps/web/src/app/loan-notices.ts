import type { LoanNotice, Notification } from '@sinupan/contract'
import { t } from '../frame/words.ts'
import { formatCalendarDate } from '../lib/format.ts'
import { paths } from '../lib/paths.ts'

type Payload = Notification['payload']
interface Told {
  title: string
  line?: string | undefined
  to: string
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const dayOf = ({ day }: Payload) => formatCalendarDate(textOf(day) ?? '')
const own = () => `${paths.loans()}?whose=mine`

/** Originals on loan: to their unit, and to who asked for one. */
export const loanNotices: Record<LoanNotice, (name: string, payload: Payload) => Told> = {
  'loan.requested': (name, payload) => ({
    title: t('loanRequested', { name }),
    line: t('loanRequestedLine', { who: textOf(payload.by) ?? '', day: dayOf(payload) }),
    to: paths.loans(),
  }),
  'loan.approved': (name, payload) => ({ title: t('loanApproved', { name }), line: textOf(payload.by), to: own() }),
  'loan.refused': (name, payload) => ({
    title: t('loanRefused', { name }),
    line: textOf(payload.reason) ?? textOf(payload.by),
    to: `${own()}&stage=over`,
  }),
  'loan.turn': (name, payload) => ({ title: t('loanTurn', { name }), line: textOf(payload.by), to: own() }),
  'loan.reminded': (name, payload) => ({
    title: t('loanReminded', { name, day: dayOf(payload) }),
    line: textOf(payload.by),
    to: `${own()}&stage=out`,
  }),
  'loan.overdue': (name, payload) => ({
    title: t('loanOverdue', { name, day: dayOf(payload) }),
    line: textOf(payload.by),
    to: payload.isBorrower === true ? `${own()}&stage=overdue` : `${paths.loans()}?stage=overdue`,
  }),
}

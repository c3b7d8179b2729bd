import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { language } from './people.ts'

export const postingNotices = [
  'posting.sent',
  'posting.approved',
  'posting.returned',
  'posting.withdrawn',
  'posting.unpublished',
  'posting.published',
  'posting.taken-down',
  'posting.reminded',
  'posting.escalated',
] as const
export type PostingNotice = (typeof postingNotices)[number]

export const poolNotices = ['pool.joined', 'pool.handed-over', 'pool.orphaned'] as const
export type PoolNotice = (typeof poolNotices)[number]

export const sharingNotices = [
  'share.made',
  'access.asked',
  'access.granted',
  'access.refused',
  'access.opened',
] as const
export type SharingNotice = (typeof sharingNotices)[number]

export const loanNotices = [
  'loan.requested',
  'loan.approved',
  'loan.refused',
  'loan.turn',
  'loan.reminded',
  'loan.overdue',
] as const
export type LoanNotice = (typeof loanNotices)[number]

export const requestNotices = [
  'request.received',
  'request.assigned',
  'request.decide',
  'request.sent-back',
  'request.answered',
  'request.appealed',
  'request.reminded',
  'request.due-moved',
] as const
export type RequestNotice = (typeof requestNotices)[number]

/** The notices that may also come by mail. */
export const mailedNotices = [
  ...postingNotices,
  'approver.delegated',
  ...poolNotices,
  'drop.delivered',
  ...loanNotices,
  ...requestNotices,
  ...sharingNotices,
  'retention.expiring',
  'retention.wrong',
  'disposal.asked',
  'disposal.objected',
  'disposal.told',
  'account.waiting',
  'account.last-administrator-left',
  'audit.broken',
  'work.late',
] as const
export type MailedNotice = (typeof mailedNotices)[number]
const choices = Object.fromEntries(mailedNotices.map((kind) => [kind, z.boolean()])) as Record<
  MailedNotice,
  z.ZodBoolean
>

export const accountPreferences = z
  .object({
    language,
    mails: z.object(choices).describe('Which notices come by mail too'),
    digest: z.object(choices).describe('Which of these come in one mail a day instead of at once'),
  })
  .meta({ id: 'AccountPreferences' })
export const getPreferences = endpoint({
  name: 'Account_Preferences',
  method: 'GET',
  path: '/Account/Preferences',
  who: 'user',
  summary: 'One’s own language and which notices come by mail',
  response: accountPreferences,
})
export const updatePreferences = endpoint({
  name: 'Account_UpdatePreferences',
  method: 'PUT',
  path: '/Account/Preferences',
  who: 'user',
  summary: 'Change one’s own language and which notices come by mail; what is left out stays',
  body: z.strictObject({
    language: language.optional(),
    mails: z.strictObject(choices).partial().optional(),
    digest: z.strictObject(choices).partial().optional(),
  }),
  response: accountPreferences,
})
export type AccountPreferences = z.output<typeof accountPreferences>

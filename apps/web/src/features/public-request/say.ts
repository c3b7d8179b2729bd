import type { RequestCase, RequestOutcome, RequestState, RequestType } from '@sinupan/contract'
import type { Status } from '../../ui/status-mark.tsx'
import type { Tone } from '../../ui/tone.ts'
import { t } from './words.ts'

/** What somebody is to the university, as it is sent and as it is said. */
export const requesterTypes = (): [string, string][] => [
  ['student', t('student')],
  ['alumnus', t('alumnus')],
  ['employee', t('employee')],
  ['researcher', t('researcher')],
  ['journalist', t('journalist')],
  ['government', t('government')],
  ['citizen', t('citizen')],
]

const types = {
  foi: () => t('foi'),
  own_record: () => t('ownRecord'),
  certified_copy: () => t('certifiedCopy'),
} satisfies Record<RequestType, () => string>
export const typeName = (type: RequestType): string => types[type]()

interface Said {
  word: string
  line: string
  status: Status
  tone: Tone
}

const states: Record<RequestState, () => Said> = {
  unverified: () => ({ word: t('unverified'), line: t('unverifiedLine'), status: 'pending', tone: 'warn' }),
  pending: () => ({ word: t('pending'), line: t('pendingLine'), status: 'in-process', tone: 'info' }),
  accepted: () => ({ word: t('accepted'), line: t('acceptedLine'), status: 'in-process', tone: 'info' }),
  processing: () => ({ word: t('processing'), line: t('processingLine'), status: 'in-process', tone: 'info' }),
  for_decision: () => ({ word: t('forDecision'), line: t('forDecisionLine'), status: 'in-process', tone: 'info' }),
  awaiting_clarification: () => ({ word: t('waiting'), line: t('waitingLine'), status: 'pending', tone: 'warn' }),
  resolved: () => ({ word: t('resolved'), line: t('resolvedLine'), status: 'passed', tone: 'ok' }),
}
export const stateOf = (state: RequestState): Said => states[state]()

const outcomes: Record<RequestOutcome, () => Said> = {
  successful: () => ({ word: t('successful'), line: t('successfulLine'), status: 'passed', tone: 'ok' }),
  partially_successful: () => ({ word: t('partly'), line: t('partlyLine'), status: 'passed', tone: 'ok' }),
  proactively_disclosed: () => ({ word: t('public'), line: t('publicLine'), status: 'passed', tone: 'ok' }),
  denied: () => ({ word: t('denied'), line: t('deniedLine'), status: 'returned', tone: 'bad' }),
  not_held: () => ({ word: t('notHeld'), line: t('notHeldLine'), status: 'not-posted', tone: 'mute' }),
  invalid: () => ({ word: t('invalid'), line: t('invalidLine'), status: 'not-posted', tone: 'mute' }),
  referred: () => ({ word: t('referred'), line: t('referredLine'), status: 'passed', tone: 'info' }),
  duplicate: () => ({ word: t('duplicate'), line: t('duplicateLine'), status: 'not-posted', tone: 'mute' }),
  withdrawn: () => ({ word: t('withdrawn'), line: t('withdrawnLine'), status: 'not-posted', tone: 'mute' }),
  closed_no_response: () => ({ word: t('lapsed'), line: t('lapsedLine'), status: 'not-posted', tone: 'mute' }),
}
/** What heads a request: how it stands, or what came of it. */
export const standOf = ({ status, outcome }: Pick<RequestCase, 'status' | 'outcome'>): Said =>
  outcome ? outcomes[outcome]() : stateOf(status)

const grounds: Record<NonNullable<NonNullable<RequestCase['decision']>['ground']>, () => string> = {
  executive_privilege: () => t('groundPrivilege'),
  national_security: () => t('groundSecurity'),
  law_enforcement: () => t('groundLaw'),
  privacy: () => t('groundPrivacy'),
  confidential_in_office: () => t('groundConfidential'),
  prejudicial_disclosure: () => t('groundEarly'),
  proceedings: () => t('groundProceedings'),
  banking_and_trade: () => t('groundTrade'),
  other_law: () => t('groundOther'),
}
export const groundName = (ground: keyof typeof grounds): string => grounds[ground]()

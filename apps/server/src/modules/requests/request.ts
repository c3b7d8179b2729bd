import type { RequestOutcome, RequestState, RequestType } from '@sinupan/contract'

/** What the rules look at. */
export interface RequestFacts {
  id: number
  trackingNo: string
  title: string
  requestType: RequestType
  status: RequestState
  statusBefore: 'pending' | 'accepted' | 'processing' | null
  outcome: RequestOutcome | null
  campusId: number
  /** Which unit searches; before it is accepted, which one was asked for. */
  unitId: number | null
  decisionMakerId: string | null
  proposedBy: string | null
  receivedOn: string
  /** Without an extension; null while it is unverified. */
  dueOn: string | null
  extendedTo: string | null
  pausedOn: string | null
  closedOn: string | null
  appealedAt: string | null
  anonymisedAt: string | null
  email: string | null
  language: 'en' | 'fil'
  version: number
}

/** Those who are refused may appeal; so may those who got a part. */
export const appealable: readonly RequestOutcome[] = ['denied', 'partially_successful', 'not_held', 'invalid']

import { z } from 'zod'

/** The periods of a request (EO 2 s. 2016, sections 9 and 10; RA 11032), and how much of everything it takes. */
export const requestBounds = {
  /** Working days in which a request is answered. */
  workingDays: 15,
  /** Working days by which the decision maker may put that off, once. */
  mostExtension: 20,
  /** Calendar days in which whoever was refused may appeal. */
  appealDays: 15,
  /** Calendar days in which a question of the office waits for its answer. */
  silentDays: 60,
  /** Hours in which a form is confirmed by mail. */
  confirmHours: 72,
  /** Minutes in which a mailed code opens a case, and how many may be tried. */
  codeMinutes: 10,
  codeTries: 5,
  /** Calendar days for which a released copy can be downloaded. */
  releaseDays: 30,
  attachments: 3,
  attachmentBytes: 5 * 1024 * 1024,
  attachmentTypes: ['pdf', 'jpg', 'png'],
  messages: 200,
  items: 200,
  notBefore: '1900-01-01',
  /** Days of the clock that are told, the latest of them. */
  clockDays: 130,
} as const

export const requestStatus = z
  .enum(['unverified', 'pending', 'accepted', 'processing', 'for_decision', 'awaiting_clarification', 'resolved'])
  .describe('unverified: not yet confirmed by mail; for_decision: found and proposed')
export const requestOutcome = z
  .enum([
    'successful',
    'partially_successful',
    'proactively_disclosed',
    'denied',
    'not_held',
    'invalid',
    'referred',
    'duplicate',
    'withdrawn',
    'closed_no_response',
  ])
  .describe('How it ended')
export const requestType = z
  .enum(['foi', 'own_record', 'certified_copy'])
  .describe('foi: under freedom of information; own_record: of the requester themselves')
export const deliveryMode = z.enum(['download', 'pick_up']).describe('How the copies reach the requester')
/** How it came in. */
export const requestChannel = z.enum(['web', 'walk_in', 'mail', 'phone']).describe('How it reached the office')
/** What a document that was found is proposed for. */
export const requestProposal = z.enum(['release', 'withhold']).describe('What the unit proposes for this document')
/** Why something is not given out: the exceptions of the inventory of 24 November 2016, in a person's words. */
export const denialGround = z
  .enum([
    'executive_privilege',
    'national_security',
    'law_enforcement',
    'privacy',
    'confidential_in_office',
    'prejudicial_disclosure',
    'proceedings',
    'banking_and_trade',
    'other_law',
  ])
  .describe('The exception that the law knows for not giving it')

/** What may happen to a request, as its timeline has it. */
export const requestStep = z.enum([
  'request.asked',
  'request.received',
  'request.accepted',
  'request.assigned',
  'request.clarified',
  'request.answered',
  'request.started',
  'request.extended',
  'request.due-moved',
  'request.proposed',
  'request.sent-back',
  'request.resolved',
  'request.reopened',
  'request.withdrawn',
  'request.appealed',
  'request.messaged',
  'request.anonymised',
  'release.revoked',
  'release.published',
])

export type RequestStep = z.output<typeof requestStep>
export type RequestState = z.output<typeof requestStatus>
export type RequestOutcome = z.output<typeof requestOutcome>
export type RequestType = z.output<typeof requestType>
export type RequestProposal = z.output<typeof requestProposal>
export type DenialGround = z.output<typeof denialGround>
export type RequestChannel = z.output<typeof requestChannel>
export type DeliveryMode = z.output<typeof deliveryMode>

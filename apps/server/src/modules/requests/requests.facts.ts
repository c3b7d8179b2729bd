import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

// Nobody's name stands in the facts: they outlive the period after which a request is made anonymous.
const request = { requestId: z.number(), trackingNo: z.string() }
const reason = z.string().nullable()

/** Asked on the page, and confirmed by mail. */
export const requestReceived = fact('request.received', { ...request, channel: z.string() })
export const requestAccepted = fact('request.accepted', { ...request, unitId: z.number(), decisionMakerId: z.string() })
export const requestAssigned = fact('request.assigned', {
  ...request,
  unitId: z.number().nullable(),
  decisionMakerId: z.string().nullable(),
})
/** The office asks; the clock stands still. */
export const requestClarified = fact('request.clarified', request)
/** The requester answered, and it goes on. */
export const requestAnswered = fact('request.answered', { ...request, dueOn: z.string() })
export const requestStarted = fact('request.started', request)
export const requestExtended = fact('request.extended', { ...request, extendedTo: z.string(), reason })
export const requestProposed = fact('request.proposed', {
  ...request,
  release: z.number(),
  withhold: z.number(),
})
export const requestSentBack = fact('request.sent-back', { ...request, reason })
export const requestResolved = fact('request.resolved', {
  ...request,
  outcome: z.string(),
  ground: z.string().nullable(),
})
export const requestReopened = fact('request.reopened', { ...request, reason })
export const requestWithdrawn = fact('request.withdrawn', request)
export const requestAppealed = fact('request.appealed', request)
/** A message to the requester, or from them. */
export const requestMessaged = fact('request.messaged', { ...request, from: z.enum(['requester', 'office']) })
/** Its day is near, or over: those who work on it are reminded. */
export const requestReminded = fact('request.reminded', { ...request, dueOn: z.string(), daysLeft: z.number() })
/** The question of the office still waits: the requester is reminded of it. */
export const requestAwaited = fact('request.awaited', { ...request, answerUntil: z.string() })
/** Holidays were declared: its last day is a later one. */
export const requestDueMoved = fact('request.due-moved', { ...request, from: z.string(), dueOn: z.string() })
export const requestAnonymised = fact('request.anonymised', request)
/** A copy went out. */
export const releaseDownloaded = fact('release.downloaded', { ...request, releaseId: z.number() })
export const releaseRevoked = fact('release.revoked', { ...request, releaseId: z.number() })
/** A document was made of a released copy, and its posting to the public asked for. */
export const releasePublished = fact('release.published', {
  ...request,
  releaseId: z.number(),
  documentId: z.number(),
})
const worded = z.object({ subject: z.string(), text: z.string() })
const letter = { kind: z.string(), language: z.string() }
/** An administrator words a letter to requesters. */
export const requestLetterWorded = fact('request-letter.worded', {
  ...letter,
  before: worded.nullable(),
  after: worded,
})
export const requestLetterReset = fact('request-letter.reset', { ...letter, before: worded })
const settings = z.object({ studentNoPattern: z.string() })
export const requestSettingsChanged = fact('request-settings.changed', { before: settings, after: settings })
/** A register was taken out as a file. */
export const requestsExported = fact('requests.exported', {
  kind: z.string(),
  format: z.string(),
  from: z.string(),
  to: z.string(),
})

import { z } from 'zod'
import { language, userRef } from '../accounts/people.ts'
import { calendarDate, instant } from '../kernel/primitives.ts'
import { campusRef } from '../organisation/organisation.ts'
import { requestClock } from './request-clock.ts'
import { releasedFile, requestFile, requestMessage } from './request-files.ts'
import {
  deliveryMode,
  denialGround,
  requestChannel,
  requestOutcome,
  requestProposal,
  requestStatus,
  requestStep,
  requestType,
} from './request-words.ts'

/** A document that was made of a released copy, and how far its posting is. */
export const requestPublication = z
  .object({
    fileManagerId: z.number().int(),
    name: z.string(),
    routeId: z.string().nullable().describe('Null for who may not see it'),
    status: z.enum(['pending', 'approved', 'returned', '']).describe("'' without a posting"),
  })
  .meta({ id: 'RequestPublication' })

/** A document that was found for a request. */
export const requestItem = z
  .object({
    fileManagerId: z
      .number()
      .int()
      .nullable()
      .describe('Null once it was destroyed; who may not see it reads its name alone'),
    name: z.string().nullable().describe('Null to administrators who may not see it'),
    routeId: z.string().nullable(),
    proposal: requestProposal,
    ground: denialGround.nullable(),
  })
  .meta({ id: 'RequestItem' })

/** What a request is, for the number alone: nobody's name, no title, no file. */
export const requestStatusView = z
  .object({
    trackingNo: z.string(),
    status: requestStatus,
    outcome: requestOutcome.nullable(),
    receivedOn: calendarDate,
    dueOn: calendarDate.nullable().describe('Null until it is confirmed, and while it waits for an answer'),
    timeline: z.array(z.object({ on: calendarDate, status: requestStatus })),
    clock: requestClock.nullable().describe('Null where none runs: not confirmed, or answered'),
  })
  .meta({ id: 'RequestStatus' })

/** The whole of a request for whoever made it. */
export const requestCase = z
  .object({
    ...requestStatusView.shape,
    title: z.string(),
    description: z.string(),
    requestType,
    deliveryMode,
    deliveryUnitName: z.string().nullable().describe('Who searches for it'),
    campusName: z.string(),
    extendedTo: calendarDate.nullable(),
    decision: z
      .object({
        outcome: requestOutcome,
        ground: denialGround.nullable(),
        reason: z.string().nullable(),
        on: calendarDate,
      })
      .nullable(),
    appeal: z.object({ reason: z.string(), at: instant }).nullable(),
    attachments: z.array(requestFile),
    messages: z.array(requestMessage),
    released: z.array(releasedFile),
    appealUntil: calendarDate.nullable(),
    answerUntil: calendarDate.nullable().describe('Until when the question of the office waits'),
    mayAnswer: z.boolean(),
    mayWithdraw: z.boolean(),
    mayAppeal: z.boolean(),
  })
  .meta({ id: 'RequestCase' })

const unitRef = z.object({ id: z.number().int(), name: z.string(), officeName: z.string() })
const row = {
  id: z.number().int(),
  trackingNo: z.string(),
  registryNo: z.string().nullable(),
  requesterType: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  organisation: z.string().nullable(),
  requestType,
  campusId: z.number().int(),
  campus: campusRef,
  deliveryUnitId: z.number().int().nullable().describe('Which one searches; before that, which one was asked for'),
  deliveryUnit: unitRef.nullable(),
  title: z.string(),
  deliveryMode,
  channel: requestChannel,
  status: requestStatus,
  outcome: requestOutcome.nullable(),
  receivedOn: calendarDate,
  dueOn: calendarDate.nullable(),
  extendedTo: calendarDate.nullable(),
  daysLeft: z.number().int().nullable().describe('Working days; below 0 it is overdue; null where no clock runs'),
  isOverdue: z.boolean(),
  pausedSince: calendarDate.nullable(),
  decisionMaker: userRef.nullable(),
  hasAppeal: z.boolean(),
  hasNews: z.boolean().describe('The requester wrote last'),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int(),
}
/** A line of a queue. */
export const requestRow = z.object(row).meta({ id: 'DocumentRequestRow' })

export const requestEvent = z
  .object({
    at: instant,
    status: requestStatus,
    by: userRef.nullable().optional(),
    what: requestStep.describe('As in the facts'),
    note: z.string().nullable(),
  })
  .meta({ id: 'RequestEvent' })

/** A request for who works on it. */
export const documentRequest = z
  .object({
    ...row,
    email: z.string().nullable().describe('For the central records unit alone, as mobile'),
    mobile: z.string().nullable(),
    description: z.string(),
    coverageFrom: calendarDate.nullable(),
    coverageTo: calendarDate.nullable(),
    purpose: z.string(),
    relatedFileId: z.number().int().nullable(),
    privacyNoticeVersion: z.string().nullable(),
    language: language.describe('Of the letters to the requester'),
    clock: requestClock.nullable(),
    attachments: z.array(requestFile),
    items: z.array(requestItem),
    searchNote: z.string().nullable(),
    proposedBy: userRef.nullable(),
    decision: z
      .object({
        outcome: requestOutcome,
        ground: denialGround.nullable(),
        reason: z.string().nullable(),
        by: userRef.nullable(),
        at: instant,
      })
      .nullable(),
    appeal: z.object({ reason: z.string(), at: instant }).nullable(),
    mergedInto: z.object({ id: z.number().int(), trackingNo: z.string() }).nullable(),
    messages: z.array(requestMessage),
    timeline: z.array(requestEvent),
    released: z.array(
      z.object({
        ...releasedFile.shape,
        downloads: z.number().int(),
        revokedAt: instant.nullable(),
        publication: requestPublication.nullable().describe('The document that was made of it for the public'),
      }),
    ),
    like: z
      .array(z.object({ id: z.number().int(), trackingNo: z.string(), title: z.string(), status: requestStatus }))
      .describe('Others that may be the same: to merge'),
    capabilities: z.object({
      accept: z.boolean(),
      assign: z.boolean(),
      clarify: z.boolean(),
      answer: z.boolean().describe('Enter an answer that came by letter or by telephone'),
      start: z.boolean(),
      extend: z.boolean(),
      propose: z.boolean(),
      sendBack: z.boolean(),
      decide: z.boolean(),
      refer: z.boolean(),
      merge: z.boolean(),
      reopen: z.boolean(),
      message: z.boolean(),
      release: z.boolean(),
      publish: z.boolean().describe('Post a released copy to the public'),
      revoke: z.boolean().describe('Take a released copy back'),
    }),
  })
  .meta({ id: 'DocumentRequest' })

export type RequestItem = z.output<typeof requestItem>
export type RequestStatusView = z.output<typeof requestStatusView>
export type RequestCase = z.output<typeof requestCase>
export type RequestRow = z.output<typeof requestRow>
export type RequestEvent = z.output<typeof requestEvent>
export type DocumentRequest = z.output<typeof documentRequest>

import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { bodyId, calendarDate, entityVersion, id, line, prose, userId } from '../kernel/primitives.ts'
import { inOrder, messageFields, requestEmail, requestFields } from './request-form.ts'
import { denialGround, requestBounds, requestChannel, requestOutcome, requestProposal } from './request-words.ts'
import { documentRequest } from './requests.ts'

const byId = z.strictObject({ id })
const version = entityVersion.optional()
const reason = prose(5_000).min(10, 'Give the reason in a sentence: at least 10 characters.')

export const getRequest = endpoint({
  name: 'DocumentRequest_Get',
  method: 'GET',
  path: '/DocumentRequest/:id',
  who: 'user',
  summary: 'A request for the central records unit, its decision maker and the unit that searches',
  params: byId,
  response: documentRequest,
  refusals: ['NotFound'],
})
export const registerRequest = endpoint({
  name: 'DocumentRequest_Register',
  method: 'POST',
  path: '/DocumentRequest/Register',
  who: 'records',
  status: 201,
  summary: 'Enter a request that came over the counter, by letter or by telephone, with the day on which it did',
  body: z
    .strictObject({
      ...requestFields,
      email: requestEmail.nullish(),
      channel: requestChannel.exclude(['web']).describe('How it reached the office'),
      receivedOn: calendarDate,
      idempotencyKey: line(100).min(8).optional(),
    })
    .refine(inOrder.check, inOrder.saying),
  response: documentRequest,
  refusals: ['Forbidden'],
})

const step = ['NotFound', 'Forbidden', 'StateChanged'] as const
const change = <S extends z.ZodRawShape>(name: string, summary: string, shape: S) =>
  ({
    name: `DocumentRequest_${name}`,
    method: 'PUT',
    path: `/DocumentRequest/:id/${name}`,
    who: 'user',
    summary,
    params: byId,
    body: z.strictObject({ ...shape, version }),
    response: documentRequest,
  }) as const

export const acceptRequest = endpoint({
  ...change('Accept', 'Take a request on: the unit that searches, and who decides', {
    deliveryUnitId: bodyId,
    decisionMakerId: userId,
  }),
  refusals: step,
})
export const assignRequest = endpoint({
  ...change('Assign', 'Give it to another unit or another decision maker', {
    deliveryUnitId: bodyId.optional(),
    decisionMakerId: userId.optional(),
  }),
  refusals: step,
})
export const clarifyRequest = endpoint({
  ...change('Clarify', 'Ask the requester; the clock stands still until the answer', messageFields),
  refusals: [...step, 'TooManyItems'],
})
export const answerForRequester = endpoint({
  ...change(
    'Answered',
    'Enter what the requester answered by letter or by telephone; the clock runs on',
    messageFields,
  ),
  refusals: [...step, 'TooManyItems'],
})
export const startRequest = endpoint({ ...change('Start', 'Begin to search', {}), refusals: step })
export const extendRequest = endpoint({
  ...change('Extend', 'Put the due date off, once, before it comes; the requester is told why', {
    days: z.int().min(1).max(requestBounds.mostExtension).describe('Working days'),
    reason,
  }),
  refusals: [...step, 'AlreadyExtended', 'TooLate'],
})
export const proposeAnswer = endpoint({
  ...change('Propose', 'Say what was found, document by document, or that nothing was', {
    items: z
      .array(z.strictObject({ fileManagerId: bodyId, proposal: requestProposal, ground: denialGround.nullish() }))
      .max(requestBounds.items)
      .default([]),
    searchNote: prose(5_000).nullish().describe('Where was searched; needed where nothing was found'),
  }),
  refusals: [...step, 'Classified'],
})
export const sendBackRequest = endpoint({
  ...change('SendBack', 'Give it back to the unit', { reason }),
  refusals: step,
})
export const decideRequest = endpoint({
  ...change('Decide', 'Answer it: with what is released, or why it is not', {
    outcome: requestOutcome
      .extract(['successful', 'partially_successful', 'proactively_disclosed', 'denied', 'not_held', 'invalid'])
      .describe('How it ends'),
    ground: denialGround.nullish(),
    reason: prose(5_000).nullish().describe('For the requester, in plain words'),
  }),
  refusals: [...step, 'SameProposer', 'NotReleasable'],
})
export const referRequest = endpoint({
  ...change('Refer', 'Send it on to the office outside that holds what is asked for', {
    to: line(200).min(2, 'Name the office.'),
    reason: prose(5_000).nullish(),
  }),
  refusals: step,
})
export const mergeRequest = endpoint({
  ...change('Merge', 'Close it as the same as another request', { intoId: bodyId, reason: prose(5_000).nullish() }),
  refusals: step,
})
export const reopenRequest = endpoint({
  ...change('Reopen', 'Search and decide again, on an appeal or on second thoughts', { reason }),
  refusals: step,
})
export const messageRequester = endpoint({
  name: 'DocumentRequest_Message',
  method: 'POST',
  path: '/DocumentRequest/:id/Message',
  who: 'user',
  summary: 'Write to the requester',
  params: byId,
  body: z.strictObject({ ...messageFields, version }),
  response: documentRequest,
  refusals: [...step, 'TooManyItems'],
})
export const readRequestFile = endpoint({
  name: 'DocumentRequest_File',
  method: 'GET',
  path: '/DocumentRequest/:id/File/:fileId',
  who: 'user',
  summary: 'A file that came with the form or a message, for who works on the request',
  params: z.strictObject({ id, fileId: z.uuid().describe('Id of the attachment') }),
  response: bytes,
  refusals: ['NotFound'],
})
export const printRequestSlip = endpoint({
  name: 'DocumentRequest_Slip',
  method: 'GET',
  path: '/DocumentRequest/:id/Slip',
  who: 'records',
  summary: 'A slip to hand over: the tracking number with its QR, what was asked, when it is due (PDF)',
  params: byId,
  response: bytes,
  refusals: ['NotFound'],
})

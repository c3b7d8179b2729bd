import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { id, line, optionalProse, prose } from '../kernel/primitives.ts'
import { messageFields } from './request-form.ts'
import { requestCase } from './requests.ts'

/** Every call on a case carries the token in this header; it lives an hour. */
export const caseTokenHeader = 'x-case-token'
const opened = z.object({ caseToken: z.string() }).meta({ id: 'OpenedCase' })

export const sendCaseCode = endpoint({
  name: 'DocumentRequest_AccessCode',
  method: 'POST',
  path: '/DocumentRequest/Access/Code',
  who: 'open',
  summary: 'Send a code to the mail on file; the answer is the same whether there is such a request or not',
  body: z.strictObject({ trackingNo: line(40) }),
  response: z.object({ sent: z.literal(true) }),
  refusals: ['TooManyRequests'],
})
export const openCaseByCode = endpoint({
  name: 'DocumentRequest_AccessVerify',
  method: 'POST',
  path: '/DocumentRequest/Access/Verify',
  who: 'open',
  summary: 'Open a case by its number and the code: six digits, 10 minutes, 5 tries, once',
  body: z.strictObject({ trackingNo: line(40), code: line(20) }),
  response: opened,
  refusals: ['NotFound', 'TooManyRequests'],
})
export const openCaseByLink = endpoint({
  name: 'DocumentRequest_AccessLink',
  method: 'POST',
  path: '/DocumentRequest/Access/Link',
  who: 'open',
  summary: 'Open a case by the token of its private link',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: opened,
  refusals: ['NotFound', 'TooManyRequests'],
})

const onCase = ['Unauthenticated', 'TooManyRequests'] as const
export const getCase = endpoint({
  name: 'DocumentRequest_Case',
  method: 'GET',
  path: '/DocumentRequest/Case',
  who: 'open',
  summary: 'The whole case, for who holds its token',
  response: requestCase,
  refusals: onCase,
})
export const writeToOffice = endpoint({
  name: 'DocumentRequest_CaseMessage',
  method: 'POST',
  path: '/DocumentRequest/Case/Message',
  who: 'open',
  summary: 'Write to the office; an answer to its question lets the clock run on',
  body: z.strictObject(messageFields),
  response: requestCase,
  refusals: [...onCase, 'StateChanged', 'TooManyItems'],
})
export const withdrawRequest = endpoint({
  name: 'DocumentRequest_CaseWithdraw',
  method: 'POST',
  path: '/DocumentRequest/Case/Withdraw',
  who: 'open',
  summary: 'Take the request back',
  body: z.strictObject({ reason: optionalProse(1_000) }),
  response: requestCase,
  refusals: [...onCase, 'StateChanged'],
})
export const appealRequest = endpoint({
  name: 'DocumentRequest_CaseAppeal',
  method: 'POST',
  path: '/DocumentRequest/Case/Appeal',
  who: 'open',
  summary: 'Ask for another decision, within 15 days of the first',
  body: z.strictObject({ reason: prose(5_000).min(10, 'Say what is wrong with the answer: at least 10 characters.') }),
  response: requestCase,
  refusals: [...onCase, 'StateChanged'],
})
export const downloadReleased = endpoint({
  name: 'DocumentRequest_CaseReleased',
  method: 'POST',
  path: '/DocumentRequest/Case/Released/:id',
  who: 'open',
  summary: 'An address of a released copy, for 60 seconds',
  params: z.strictObject({ id }),
  response: z.object({ url: z.string() }),
  refusals: [...onCase, 'NotFound'],
})
export const readReleased = endpoint({
  name: 'DocumentRequest_Released',
  method: 'GET',
  path: '/DocumentRequest/Released/:ticket',
  who: 'open',
  summary: 'The bytes of a released copy, by its address',
  params: z.strictObject({
    ticket: z.string().min(1).max(400).describe('Of an address that was made for the browser: stands for the token'),
  }),
  response: bytes,
  refusals: ['NotFound'],
})
export const readCaseFile = endpoint({
  name: 'DocumentRequest_CaseFile',
  method: 'GET',
  path: '/DocumentRequest/Case/File/:id',
  who: 'open',
  summary: 'A file that came with the form or a message, for who holds the token of its case',
  params: z.strictObject({ id: z.uuid() }),
  response: bytes,
  refusals: [...onCase, 'NotFound'],
})

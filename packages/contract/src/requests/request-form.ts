import { z } from 'zod'
import { language } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { wholeQuery } from '../kernel/paging.ts'
import { bodyId, calendarDate, line, optionalProse, prose } from '../kernel/primitives.ts'
import { requestFile } from './request-files.ts'
import { deliveryMode, denialGround, requestBounds, requestType } from './request-words.ts'
import { requestStatusView } from './requests.ts'

const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => (value === '' ? null : value))
export const requestEmail = line(254).regex(
  // An address of letters that are seen, at a named host: a mail to `[127.0.0.1]` or `-f` is nobody's.
  /^(?!-)[^\s@\p{C}]{1,64}@[^\s@.[\]\p{C}]{1,63}(\.[^\s@.[\]\p{C}]{1,63})+$/u,
  'Enter a whole e-mail address.',
)
const coverageDay = calendarDate.refine(
  (day) => day >= requestBounds.notBefore,
  'Nothing here is older than 1900. Leave it out where you do not know.',
)

/** What is asked, by whom; the same on the page, on paper and on the telephone. */
export const requestFields = {
  requesterType: line(40).min(1, 'Say what you are to the university.'),
  firstName: line(100).min(1, 'Tell your first name.'),
  middleName: optionalLine(100),
  lastName: line(100).min(1, 'Tell your last name.'),
  organisation: optionalLine(200),
  mobile: optionalLine(30).refine(
    (value) => value === null || value === undefined || /^[+()\d][\d\s()./-]{4,28}$/.test(value),
    'Enter a telephone number.',
  ),
  requestType,
  campusId: bodyId,
  deliveryUnitId: bodyId.nullish(),
  title: line(200).min(5, 'Say in a few words what you are looking for.'),
  description: prose(5_000).min(20, 'Describe it in a sentence or two: at least 20 characters.'),
  coverageFrom: coverageDay.nullish(),
  coverageTo: coverageDay.nullish(),
  purpose: prose(1_000).min(10, 'Say what you need it for: at least 10 characters.'),
  relatedFileId: z
    .union([bodyId, z.string().min(1).max(200)])
    .nullish()
    .describe('A public document that it is about, by its number or route id'),
  deliveryMode,
  attachmentIds: z.array(z.uuid()).max(requestBounds.attachments).optional(),
}
export const inOrder = {
  check: ({ coverageFrom, coverageTo }: { coverageFrom?: string | null; coverageTo?: string | null }) =>
    !coverageFrom || !coverageTo || coverageFrom <= coverageTo,
  saying: { error: 'The end lies before the beginning.', path: ['coverageTo'] },
}

export const createRequest = endpoint({
  name: 'DocumentRequest_Create',
  method: 'POST',
  path: '/DocumentRequest',
  who: 'open',
  status: 201,
  summary: 'Ask for a document; it counts once it is confirmed by the mailed link, from the day of the form',
  body: z
    .strictObject({
      ...requestFields,
      email: requestEmail,
      privacyNoticeVersion: line(40).min(1, 'Read the privacy notice first.'),
      idempotencyKey: line(100)
        .min(8, 'Give a key of at least 8 characters.')
        .describe('The same key, the same answer'),
      language: language.optional().describe('Of the letters about it; English unless it is said'),
      website: z.string().max(2_000).optional().describe('Left empty by people'),
    })
    .refine(inOrder.check, inOrder.saying),
  response: z.object({ trackingNo: z.string() }),
  refusals: ['TooManyRequests'],
})
export const attachToRequest = endpoint({
  name: 'DocumentRequest_Attachment',
  method: 'POST',
  path: '/DocumentRequest/Attachment',
  who: 'open',
  status: 201,
  summary: 'Send a file that is then named in a form or a message; kept for a day until it is',
  form: { files: 'one' },
  response: requestFile,
  refusals: ['TooLarge', 'TypeRefused', 'TooManyRequests', 'StorageFailed', 'ContentRefused'],
})
export const confirmRequest = endpoint({
  name: 'DocumentRequest_Confirm',
  method: 'POST',
  path: '/DocumentRequest/Confirm',
  who: 'open',
  summary: 'Confirm a form by the token that was mailed, within 72 hours',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: requestStatusView,
  refusals: ['NotFound', 'TooManyRequests'],
})
export const getRequestStatus = endpoint({
  name: 'DocumentRequest_Status',
  method: 'POST',
  path: '/DocumentRequest/Status',
  who: 'open',
  summary: 'Where a request stands, by its tracking number alone',
  body: z.strictObject({ trackingNo: line(40) }),
  response: requestStatusView,
  refusals: ['NotFound', 'TooManyRequests'],
})
export const listDenialGrounds = endpoint({
  name: 'DocumentRequest_Grounds',
  method: 'GET',
  path: '/DocumentRequest/Grounds',
  who: 'open',
  summary: 'Why a request may be refused',
  query: wholeQuery,
  response: z.object({
    items: z.array(z.object({ code: denialGround, label: z.string() }).meta({ id: 'DenialGround' })),
    total: z.number().int(),
  }),
})
/** What a message to the office or from it holds. */
export const messageFields = {
  text: prose(5_000).min(1, 'Write something first.'),
  attachmentIds: z.array(z.uuid()).max(requestBounds.attachments).optional(),
}
export const appealReason = optionalProse(5_000)

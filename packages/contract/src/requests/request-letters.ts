import { z } from 'zod'
import { language, userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { list, wholeShape } from '../kernel/paging.ts'
import { entityVersion, instant, line, prose } from '../kernel/primitives.ts'

/** The letters that who asked for a document gets, by what they tell. */
export const requestLetterKind = z
  .enum([
    'confirm',
    'received',
    'code',
    'asked',
    'remindedToAnswer',
    'written',
    'extended',
    'answered',
    'withdrawn',
    'lapsed',
    'appealReceived',
    'reopened',
    'dueMoved',
  ])
  .describe('At which step it goes out')
export type RequestLetterKind = z.output<typeof requestLetterKind>

const ofAll = ['trackingNo', 'institution'] as const
const ofCase = [...ofAll, 'title'] as const

/** What stands in braces in the text of a letter: `{{trackingNo}}`. A paragraph of which nothing is left is left out. */
export const requestLetterPlaceholders = {
  // To an address that nobody has confirmed: nothing of what was written in the form.
  confirm: ofAll,
  received: [...ofCase, 'registryNo', 'dueOn'],
  code: ofAll,
  asked: [...ofCase, 'answerUntil'],
  remindedToAnswer: [...ofCase, 'answerUntil'],
  written: ofCase,
  extended: [...ofCase, 'dueOn'],
  answered: [...ofCase, 'answer', 'ground', 'referral', 'pickUp', 'appeal'],
  withdrawn: ofCase,
  lapsed: ofCase,
  appealReceived: ofCase,
  reopened: [...ofCase, 'dueOn'],
  dueMoved: [...ofCase, 'dueOn'],
} as const satisfies Record<RequestLetterKind, readonly string[]>
export type RequestLetterPlaceholder = (typeof requestLetterPlaceholders)[RequestLetterKind][number]

const words = {
  subject: line(200).min(1, 'Give it a subject.'),
  text: prose(5_000).min(1, 'Write something first.').describe('Paragraphs with an empty line between them'),
}
export const requestLetter = z
  .object({
    kind: requestLetterKind,
    language,
    ...words,
    isOwn: z.boolean().describe('Worded by the institution; else it is the product’s own'),
    placeholders: z.array(z.string()),
    changedBy: userRef.nullable(),
    changedAt: instant.nullable(),
    version: z.number().int().describe('0 for the product’s own'),
  })
  .meta({ id: 'RequestLetter' })
const byKind = z.strictObject({ kind: requestLetterKind, language })
const who = 'administrator'

export const listRequestLetters = endpoint({
  name: 'DocumentRequest_Letters',
  method: 'GET',
  path: '/DocumentRequest/Letter/All',
  who,
  summary: 'The letters to who asked for a document, as they are sent now',
  query: z.strictObject({ language: language.optional(), ...wholeShape }),
  response: list(requestLetter),
})
export const updateRequestLetter = endpoint({
  name: 'DocumentRequest_UpdateLetter',
  method: 'PUT',
  path: '/DocumentRequest/Letter/:kind/:language',
  who,
  summary: 'Word a letter; a placeholder that this letter does not know is refused',
  params: byKind,
  body: z.strictObject({ ...words, version: entityVersion.optional() }),
  response: requestLetter,
  refusals: ['StateChanged'],
})
export const resetRequestLetter = endpoint({
  name: 'DocumentRequest_ResetLetter',
  method: 'DELETE',
  path: '/DocumentRequest/Letter/:kind/:language',
  who,
  summary: 'Send the product’s own letter again',
  params: byKind,
  response: requestLetter,
})
export const previewRequestLetter = endpoint({
  name: 'DocumentRequest_PreviewLetter',
  method: 'POST',
  path: '/DocumentRequest/Letter/:kind/:language/Preview',
  who,
  summary: 'What a letter with these words says, of a request that is made up',
  params: byKind,
  body: z.strictObject(words),
  response: z.object({
    subject: z.string(),
    greeting: z.string(),
    paragraphs: z.array(z.string()),
    quote: z.string().nullable().describe('Somebody’s own words, which stand below'),
    button: z.string(),
  }),
})

export type RequestLetter = z.output<typeof requestLetter>

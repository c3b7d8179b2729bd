import { type AnyRefusalCode, isRefusalCode, refusalSentence } from './refusal-sentences.ts'
import { inSpoken } from './said.ts'

/** A failed call. `message` is the sentence to show; `code` is what to decide by. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly code: AnyRefusalCode
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** Messages by JSON path of the field, of a 400; in the language that is spoken. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** What else the body held, such as `current` of a StateChanged. */
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId: string | undefined
  readonly at = new Date()

  constructor(code: AnyRefusalCode, { status = 0, body = {}, requestId }: Answer = {}) {
    const { code: _, message, errorMessage, error: __, errors, requestId: ___, ...details } = body
    super(refusalSentence(code, textOf(message) ?? textOf(errorMessage)))
    this.code = code
    this.status = status
    this.errors = spokenErrors(errors)
    this.details = details
    this.requestId = requestId
  }
}

// What a proxy answers may have any shape.
const spokenErrors = (errors: unknown): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, messages]) => [
      field,
      [messages].flat().map((one) => inSpoken(String(one))),
    ]),
  )

/** What is wrong with a field by a failed call's answer, as one text; undefined where nothing is. */
export const problemOf = (error: unknown, field: string): string | undefined =>
  error instanceof ApiRefusal ? error.errors[field]?.join(' ') : undefined

interface Answer {
  status?: number
  body?: Record<string, unknown>
  requestId?: string | undefined
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads what a failed answer said, whoever wrote it: the server, or a proxy before it. */
export function refusalOf(response: Response, text: string): ApiRefusal {
  const body = parse(text)
  const requestId = response.headers.get('x-request-id') ?? undefined
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  return new ApiRefusal(codeOf(response.status, body, text), {
    status: response.status,
    body: retryAfter ? { ...body, retryAfter } : body,
    requestId,
  })
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function codeOf(status: number, body: Record<string, unknown>, text: string): AnyRefusalCode {
  if (isRefusalCode(body.code)) return body.code
  if (text.includes('Invalid Login Attempt')) return 'InvalidLoginAttempt'
  return byStatus[status] ?? (status >= 500 ? 'Internal' : 'Forbidden')
}

/** What a status means where the answer has no code of the contract. */
export const byStatus: Partial<Record<number, AnyRefusalCode>> = {
  400: 'ValidationFailed',
  401: 'Unauthenticated',
  404: 'NotFound',
  409: 'StateChanged',
  413: 'TooLarge',
  415: 'TypeRefused',
  422: 'ContentRefused',
  429: 'TooManyRequests',
  502: 'Unavailable',
  503: 'Unavailable',
  504: 'Unavailable',
  507: 'StorageFailed',
}

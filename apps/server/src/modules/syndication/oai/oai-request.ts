/** What OAI-PMH 2.0 can refuse with (3.6). Every item here has oai_dc, and there are sets, so two of its codes never come. */
export type OaiCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'

/** A refusal of the protocol: it travels as 200 with an `error` element. */
export class OaiError extends Error {
  readonly code: OaiCode
  constructor(code: OaiCode, message: string) {
    super(message)
    this.code = code
  }
}

const names = ['identifier', 'metadataPrefix', 'from', 'until', 'set', 'resumptionToken'] as const
export type ArgumentName = (typeof names)[number]

interface Arguments {
  required: ArgumentName[]
  optional: ArgumentName[]
  isInPages: boolean
}
const listing: Arguments = { required: ['metadataPrefix'], optional: ['from', 'until', 'set'], isInPages: true }
/** Which arguments each verb takes (4.1–4.6); a `resumptionToken` stands alone. */
const verbs = {
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [], isInPages: false },
  Identify: { required: [], optional: [], isInPages: false },
  ListIdentifiers: listing,
  ListMetadataFormats: { required: [], optional: ['identifier'], isInPages: false },
  ListRecords: listing,
  ListSets: { required: [], optional: [], isInPages: true },
} satisfies Record<string, Arguments>
export type Verb = keyof typeof verbs

export interface OaiRequest {
  verb: Verb
  given: Partial<Record<ArgumentName, string>>
}

/** What the protocol's schema lets each be; none given is right too. */
const forms: Record<ArgumentName, RegExp> = {
  identifier: /^[\w\-.~:/]*$/,
  metadataPrefix: /^[\w\-.!~*'()]*$/,
  set: /^[\w\-.!~*'()]*(:[\w\-.!~*'()]+)*$/,
  from: /^[\dTZ:-]*$/,
  until: /^[\dTZ:-]*$/,
  resumptionToken: /^[\w-]*$/,
}

/** More than any argument of ours takes. */
const longest = 1_000

/** Reads the arguments of GET and POST alike. @throws OaiError badVerb, badArgument */
export function readOaiRequest(asked: URLSearchParams): OaiRequest {
  const wanted = asked.getAll('verb')
  const verb = wanted[0] as Verb
  if (wanted.length !== 1 || !Object.hasOwn(verbs, verb))
    throw new OaiError('badVerb', 'Ask with one verb of OAI-PMH 2.0, such as Identify.')
  const { required, optional, isInPages } = verbs[verb] as Arguments
  const rest = [...asked].filter(([name]) => name !== 'verb')
  const given = Object.fromEntries(rest)
  const token = isInPages && 'resumptionToken' in given
  const allowed: string[] = token ? ['resumptionToken'] : [...required, ...optional]
  const stranger = rest.find(([name]) => !allowed.includes(name))
  if (stranger) throw new OaiError('badArgument', `${verb} takes no argument of that name here.`)
  if (rest.length > Object.keys(given).length) throw new OaiError('badArgument', 'An argument is given more than once.')
  const missing = token ? undefined : required.find((name) => !given[name])
  if (missing) throw new OaiError('badArgument', `${verb} needs ${missing}.`)
  if (rest.some(([, value]) => value === '' || value.length > longest))
    throw new OaiError('badArgument', 'An argument is empty or too long.')
  const odd = names.find((name) => !forms[name].test(given[name] ?? ''))
  if (odd) throw new OaiError('badArgument', `${odd} can’t have that form.`)
  return { verb, given }
}

const day = /^\d{4}-\d\d-\d\d$/
const second = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** `from` and `until`, both included, as instants: the first, and the first after. @throws OaiError badArgument */
export function readPeriod({ from, until }: OaiRequest['given']): { from?: string; before?: string } {
  if (from && until && from.length !== until.length)
    throw new OaiError('badArgument', 'from and until have to be of one granularity.')
  const start = from === undefined ? undefined : instantOf(from)
  const end = until === undefined ? undefined : instantOf(until)
  if (start && end && start > end) throw new OaiError('badArgument', 'from is later than until.')
  const step = until && day.test(until) ? 86_400_000 : 1_000
  const before = end && new Date(end.getTime() + step)
  return {
    ...(start && { from: start.toISOString() }),
    // Nothing is later than the last year of four figures.
    ...(before && before.getUTCFullYear() <= 9_999 && { before: before.toISOString() }),
  }
}

function instantOf(text: string): Date {
  const whole = day.test(text) ? `${text}T00:00:00Z` : text
  const instant = new Date(whole)
  const isOne = second.test(whole) && !Number.isNaN(instant.getTime()) && isoSeconds(instant.toISOString()) === whole
  // PostgreSQL’s calendar has no year 0.
  if (!isOne || text.startsWith('0000'))
    throw new OaiError('badArgument', 'A date is written YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ.')
  return instant
}

/** The granularity of this repository: `2026-11-24T08:15:02.123456Z` → `2026-11-24T08:15:02Z`. */
export const isoSeconds = (instant: string): string => `${instant.slice(0, 19)}Z`

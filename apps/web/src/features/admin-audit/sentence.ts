import type { AuditEntry } from '@sinupan/contract'
import { fullName } from '../../lib/stored-user.ts'
import { verbs } from './verbs.ts'
import { t } from './words.ts'

/** Who did it. */
export function whoOf({ actor, actorKind }: Pick<AuditEntry, 'actor' | 'actorKind'>): string {
  if (actor) return fullName(actor)
  return { system: t('bySystem'), anonymous: t('nobody'), user: t('gone') }[actorKind]
}

/** What it was about, by name where it has one that may be told. */
export function thingOf({ subject, payload }: Pick<AuditEntry, 'subject' | 'payload'>): string {
  const named = namedIn(payload, subject)
  // An act on the organisation says the name itself; the unit beside it is where it happened.
  if (!subject || (subject.kind === 'unit' && typeof named === 'string'))
    return typeof named === 'string' ? t('named', { name: named }) : ''
  const { kind, id, label } = subject
  if (label !== null) return kind === 'user' ? label : t('named', { name: label })
  if (kind === 'user') return t('user')
  return t(kind === 'unit' ? 'unitSubject' : kind, { id })
}

// What a fact is about has its name under the word of its kind.
const namesOf = ['name', 'category', 'group', 'tagName', 'access', 'queue', 'userName', 'title'] as const

function namedIn(payload: AuditEntry['payload'], subject: AuditEntry['subject']): unknown {
  const [known] = namesOf.flatMap((key) => (typeof payload[key] === 'string' ? [payload[key]] : []))
  return known ?? (subject?.kind === 'user' ? undefined : payload.subject)
}

/** What somebody did; where no verb is known, the fact's own words. */
export const verbOf = (entry: Pick<AuditEntry, 'name' | 'payload'>): string =>
  postingVerbOf(entry) ?? verbs[entry.name] ?? entry.name.replace(/[.-]/g, ' ')

// One fact says three things: sent at first, sent again, and what was approved taken out of view of whom it was for.
function postingVerbOf({ name, payload }: Pick<AuditEntry, 'name' | 'payload'>): string | undefined {
  if (name !== 'posting.sent') return undefined
  const { unpublished, accessLevelId, round } = payload
  if (unpublished === true) return verbs[`posting.unpublished ${accessLevelId}`] ?? verbs['posting.unpublished']
  return Number(round) > 1 ? verbs['posting.sent again'] : undefined
}

/** What happened, in one sentence. A person who did something to their own account is not named twice. */
export function sentenceOf(entry: AuditEntry): string {
  const isOwn = entry.subject?.kind === 'user' && entry.subject.id === entry.actor?.id
  // Who signs in, confirms an address or sets a password isn't signed in yet, and is the one that it is about.
  const isBySelf = entry.name.startsWith('account.') && !entry.actor && entry.actorKind !== 'system'
  const who = isBySelf
    ? ((entry.subject?.kind === 'user' ? entry.subject.label : undefined) ?? whoOf(entry))
    : whoOf(entry)
  const isNamedTwice = isOwn || (isBySelf && entry.subject?.kind === 'user') || entry.name.startsWith('account.signed')
  const thing = isNamedTwice ? '' : thingOf(entry)
  const what = verbOf(entry)
  if (!thing) return t('did', { who, what: what.replace(/( of| to| for| from|:)$| …/, '') })
  return what.includes('…') ? t('did', { who, what: what.replace('…', thing) }) : t('didTo', { who, what, thing })
}

export interface Change {
  field: string
  before: string
  after: string
}

/** What the thing is called that a field names by its id; undefined where nobody here knows. */
export type NameOf = (field: string, id: unknown) => string | undefined
const nobodyKnows: NameOf = () => undefined

/** The fields that a fact says before and after of; of a rename `from` and `to`. */
export function changesOf({ payload }: Pick<AuditEntry, 'payload'>, nameOf = nobodyKnows): Change[] {
  const { before, after, from, to } = payload
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => {
        const [was, is] = [nameOf(field, before[field]), nameOf(field, after[field])]
        const isNamed = was !== undefined || is !== undefined
        return {
          field: fieldName(field, isNamed),
          before: was ?? shown(before[field]),
          after: is ?? shown(after[field]),
        }
      })
  if (typeof from === 'string' && typeof to === 'string') return [{ field: fieldName('name'), before: from, after: to }]
  return []
}

/** What else a fact says, line by line. */
export function detailsOf(
  { payload }: Pick<AuditEntry, 'payload'>,
  nameOf = nobodyKnows,
): { name: string; value: string }[] {
  return Object.entries(payload)
    .filter(([name]) => !['before', 'after', 'userId', 'sessionId'].includes(name))
    .map(([name, value]) => {
      const named = nameOf(name, value)
      return { name: fieldName(name, named !== undefined), value: named ?? shown(value) }
    })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `isAdministrator` → `Is administrator`; `accessLevelId`, whose name is shown, → `Access level`. */
const fieldName = (name: string, isNamed = false): string => {
  const words = (isNamed ? name.replace(/Id$/, '') : name).replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return t('nothing')
  if (value === true) return t('yes')
  if (value === false) return t('no')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

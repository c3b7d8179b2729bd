import type { PostingNotice } from '@sinupan/contract'
import type { Letter } from '../../platform/mail/letter.ts'
import { textsOf } from './letters/index.ts'
import type { NoticeTexts } from './letters/texts.ts'
import type { PostingTold, Recipient } from './recipients.queries.ts'

export interface Telling {
  kind: PostingNotice
  posting: PostingTold
  /** Who did it, by name; null for the system. */
  by: string | null
  reason?: string | undefined
  /** By name, the approver in whose place they did. */
  inPlaceOf?: string | undefined
  /** An instant. */
  publishAt?: string | undefined
  workingDays?: number | undefined
}

const sentences = {
  'posting.sent': 'sent',
  'posting.approved': 'approved',
  'posting.returned': 'returned',
  'posting.unpublished': 'unpublished',
  'posting.withdrawn': 'withdrawn',
  'posting.published': 'published',
  'posting.taken-down': 'takenDown',
  'posting.reminded': 'reminded',
  'posting.escalated': 'escalated',
} as const satisfies Record<PostingNotice, keyof NoticeTexts>

const toDeciders: readonly PostingNotice[] = ['posting.sent', 'posting.reminded', 'posting.escalated']
const withReason: readonly PostingNotice[] = ['posting.returned', 'posting.taken-down']

/** The letter of a notice about a posting, in its reader's language. */
export function postingLetter(
  timeZone: string,
  { kind, posting, reason, publishAt, workingDays = 0, ...telling }: Telling,
  recipient: Recipient,
): Letter {
  const say = textsOf[recipient.language]
  const { name, isClassified, unitName, accessLevel } = posting
  // A mail leaves the institution's keeping: of a classified document it tells neither title nor reason.
  const title = isClassified ? say.classified : `“${name}”`
  const by = byOf(telling, recipient)
  const hour = publishAt && hourOf(publishAt, timeZone)
  const told = { title, by, unitName, accessLevel, isClassified, hour, workingDays }
  const { label, ...words } = say[sentences[kind]](told)
  const path = toDeciders.includes(kind) ? '/archive/cru-file-posting' : '/archive/my-archive'
  return {
    ...words,
    recipient: recipient.email,
    language: recipient.language,
    greeting: say.greeting(recipient.firstName),
    quote: withReason.includes(kind) && !isClassified ? reason : undefined,
    button: { label, path },
  }
}

function byOf({ by, inPlaceOf }: Pick<Telling, 'by' | 'inPlaceOf'>, { language }: Recipient): string {
  const say = textsOf[language]
  return by && inPlaceOf ? say.inPlaceOf({ by, approver: inPlaceOf }) : (by ?? say.system)
}

/** As in `Nov 24 2026, 3:20 pm`. */
function hourOf(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  const { month, day, year, hour, minute, dayPeriod = '' } = part
  return `${month} ${day} ${year}, ${hour}:${minute} ${dayPeriod.toLowerCase()}`
}

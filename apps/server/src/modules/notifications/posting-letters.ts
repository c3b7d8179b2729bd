import type { Letter } from '../../platform/mail/letter.ts'
import type { PostingTold, Recipient } from './recipients.queries.ts'

export interface Told {
  posting: PostingTold
  recipient: Recipient
  /** Who did it, by name; null for the system. */
  by: string | null
  reason?: string | undefined
}

const toReview = { label: 'Review it', path: '/archive/cru-file-posting' }
const toArchive = { label: 'Open My Archive', path: '/archive/my-archive' }

// A mail leaves the institution's keeping: of a classified document it tells neither title nor reason.
const titleOf = ({ name, isClassified }: PostingTold) => (isClassified ? 'a classified document' : `“${name}”`)
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const base = ({ recipient }: Told) => ({ recipient: recipient.email, greeting: `Dear ${recipient.firstName},` })
const somebody = (by: string | null) => by ?? 'The system'

/** To who decides: something waits. */
export function waitingLetter(told: Told): Letter {
  const { posting, by } = told
  const title = titleOf(posting)
  return {
    ...base(told),
    subject: `Waiting for your decision: ${title}`,
    paragraphs: [
      `${somebody(by)} of ${posting.unitName} sent ${title} to be published at the level ${posting.accessLevel}.`,
      'It waits for your decision.',
    ],
    button: toReview,
  }
}

/** To the sender: it was approved. */
export function approvedLetter(told: Told): Letter {
  const { posting, by } = told
  const title = titleOf(posting)
  return {
    ...base(told),
    subject: `Approved: ${title}`,
    paragraphs: [`${somebody(by)} approved ${title}. It is now published at the level ${posting.accessLevel}.`],
    button: toArchive,
  }
}

/** To the sender: it was returned, and why. */
export function returnedLetter(told: Told): Letter {
  const { posting, by, reason } = told
  const title = titleOf(posting)
  return {
    ...base(told),
    subject: `Returned: ${title}`,
    paragraphs: [
      `${somebody(by)} returned ${title}.`,
      posting.isClassified ? 'The reason stands in My Archive.' : 'The reason:',
    ],
    quote: posting.isClassified ? undefined : reason,
    button: { ...toArchive, label: 'Change it and send it again' },
  }
}

/** To the sender: somebody else unpublished it, to decide anew. */
export function unpublishedLetter(told: Told): Letter {
  const title = titleOf(told.posting)
  return {
    ...base(told),
    subject: `No longer published: ${title}`,
    paragraphs: [`${somebody(told.by)} took ${title} back for a new decision. It is not published until then.`],
    button: toArchive,
  }
}

/** To the sender: somebody else ended it. */
export function withdrawnLetter(told: Told): Letter {
  const title = titleOf(told.posting)
  return {
    ...base(told),
    subject: `Withdrawn: ${title}`,
    paragraphs: [`${atStart(somebody(told.by))} withdrew the posting of ${title}.`],
    button: toArchive,
  }
}

import type { PostingNotice } from '@sinupan/contract'
import type { Letter } from '../../platform/mail/letter.ts'
import { textsOf } from './letters/index.ts'
import type { PostingTold, Recipient } from './recipients.queries.ts'

export interface Telling {
  kind: PostingNotice
  posting: PostingTold
  /** Who did it, by name; null for the system. */
  by: string | null
  reason?: string | undefined
}

const sentences: Record<PostingNotice, 'sent' | 'approved' | 'returned' | 'unpublished' | 'withdrawn'> = {
  'posting.sent': 'sent',
  'posting.approved': 'approved',
  'posting.returned': 'returned',
  'posting.unpublished': 'unpublished',
  'posting.withdrawn': 'withdrawn',
}

/** The letter of a notice about a posting, in its reader's language. */
export function postingLetter({ kind, posting, by, reason }: Telling, recipient: Recipient): Letter {
  const say = textsOf[recipient.language]
  const { name, isClassified, unitName, accessLevel } = posting
  // A mail leaves the institution's keeping: of a classified document it tells neither title nor reason.
  const title = isClassified ? say.classified : `“${name}”`
  const { label, ...words } = say[sentences[kind]]({ title, by: by ?? say.system, unitName, accessLevel, isClassified })
  const path = kind === 'posting.sent' ? '/archive/cru-file-posting' : '/archive/my-archive'
  return {
    ...words,
    recipient: recipient.email,
    language: recipient.language,
    greeting: say.greeting(recipient.firstName),
    quote: kind === 'posting.returned' && !isClassified ? reason : undefined,
    button: { label, path },
  }
}

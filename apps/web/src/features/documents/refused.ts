import type { Capabilities, Document, FoundDocument } from '@sinupan/contract'
import { isRefusalCode, refusalSentence } from '../../lib/refusal-sentences.ts'
import type { Entry } from './entry.ts'
import { holdKindOf } from './hold-kind.ts'
import { t } from './words.ts'

export type Action = Exclude<keyof Capabilities, 'reasons'>

/** Why an action is refused on one of the entries, as the server said with them; undefined where it is on none. */
export function refusedFor(entries: readonly Entry[], action: Action): string | undefined {
  const refused = entries.flatMap((entry) =>
    entry.kind === 'document' && !entry.document.capabilities[action] ? [entry.document] : [],
  )
  const [first] = refused
  if (!first) return undefined
  const reason = reasonOf(first, first.capabilities.reasons[action])
  return entries.length === 1 ? reason : t('refusedSome', { count: refused.length, all: entries.length, reason })
}

/** Why a document may not be shared; undefined where it may. */
export const notShared = ({
  capabilities: { share, reasons },
}: Pick<FoundDocument, 'capabilities'>): string | undefined => (share ? undefined : sentenceOf(reasons.share))

const sentenceOf = (code: string | undefined) => refusalSentence(isRefusalCode(code) ? code : 'Forbidden')

// Of what is on hold, of which kind the hold is.
function reasonOf({ hold }: Document, code: string | undefined): string {
  if (code === 'OnHold' && hold) return t('refusedHeld', { kind: holdKindOf(hold) })
  return sentenceOf(code)
}

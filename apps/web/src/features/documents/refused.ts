import type { Capabilities, Document } from '@sinupan/contract'
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

// Of what is on hold, of which kind the hold is.
function reasonOf({ hold }: Document, code: string | undefined): string {
  if (code === 'OnHold' && hold) return t('refusedHeld', { kind: holdKindOf(hold) })
  return refusalSentence(isRefusalCode(code) ? code : 'Forbidden')
}

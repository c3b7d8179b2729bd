import type { SuggestedSeries, SuggestionReason } from '@sinupan/contract'
import { t } from './words.ts'

const list = new Intl.ListFormat('en')

function reasonWords({ kind, words, count, among }: SuggestionReason): string {
  if (kind === 'name') return t('byName', { words: list.format(words.map((word) => `“${word}”`)) })
  if (kind === 'text') return t('byText', { words: list.format(words.map((word) => `“${word}”`)) })
  if (kind === 'folder') return t('byFolder', { count, among })
  return t('byAlike', { count, words: words.join(' ') })
}

/** Why a series is suggested, as a sentence without its end: 'its name holds “Minutes”; 3 of 4 documents beside it have it'. */
export const reasonsOf = ({ reasons }: SuggestedSeries): string => reasons.map(reasonWords).join('; ')

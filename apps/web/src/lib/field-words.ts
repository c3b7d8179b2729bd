import type { z } from 'zod'
import { words } from './messages.ts'

export const english = {
  missing: 'Fill this in.',
  shortest_one: 'At least {{count}} character.',
  shortest_other: 'At least {{count}} characters.',
  longest_one: 'At most {{count}} character.',
  longest_other: 'At most {{count}} characters.',
  least: 'At least {{least}}.',
  most: 'At most {{most}}.',
  wrong: 'This is not right.',
} as const

const t = words('fields', english)

/** What is said of a field where the contract has no sentence of its own. */
export function fieldSentence(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue
  if (input === undefined || input === null || input === '') return t('missing')
  if (code === 'too_small')
    return issue.origin === 'string'
      ? t('shortest', { count: Number(issue.minimum) })
      : t('least', { least: String(issue.minimum) })
  if (code === 'too_big')
    return issue.origin === 'string'
      ? t('longest', { count: Number(issue.maximum) })
      : t('most', { most: String(issue.maximum) })
  return t('wrong')
}

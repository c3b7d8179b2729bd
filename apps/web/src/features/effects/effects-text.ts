import type { Effects } from '@sinupan/contract'
import { t } from './words.ts'

const kinds = ['links', 'shares', 'pools', 'drops', 'postings', 'grants', 'requests'] as const
const list = new Intl.ListFormat('en')

/** `2 links for anyone and 1 place in a pool`; undefined where nothing ends. */
export function whatEnds(effects: Effects): string | undefined {
  const parts = kinds.flatMap((kind) => (effects[kind] > 0 ? [t(kind, { count: effects[kind] })] : []))
  return parts.length > 0 ? list.format(parts) : undefined
}

import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { QueryTexts } from '../query/to-tsquery.ts'

/** What facets count, and what choosing one of their values narrows. */
export type Dimension = 'category' | 'tag' | 'fileType' | 'year' | 'unit' | 'campus'

/** Something that entries (alias `e`) have to fulfil. */
export interface Condition {
  holds: RawBuilder<boolean>
  /** Left out where the values of this dimension are counted. */
  dimension?: Dimension
  /** It looks at contents, which masked documents don't show. */
  ofContents?: boolean
  /** It looks at more than entries: what is found by it may change without any of them (`search_changes`). */
  isLive?: boolean
}

export type SearchSort = 'relevance' | 'newest' | 'oldest' | 'name' | 'size'

/** A search for documents, whoever asks. */
export interface Seeking {
  actor: Actor
  texts: QueryTexts
  /** What was typed, as it was typed. */
  typed: string
  conditions: readonly Condition[]
  sort: SearchSort
  /** How many eras there are, of which the newest are looked through first (`spansOf`); 0: all at once. */
  eras: number
  /** The unit whose documents come first among equals. */
  unitId: number | null
}

/** Totals are exact up to this; facets count in as many of the newest. */
export { exactTotalLimit as mostFound } from '@sinupan/contract'

import type { Database } from '../../../platform/database/database.ts'
import { doubtfulWords, forgive, tryable } from '../query/forgive.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { suggest } from '../query/suggest.ts'
import { commonWords, wayTo } from './common-words.ts'
import { type Asked, type Found, find } from './find.ts'
import type { Seeking } from './seeking.ts'
import type { Stamp } from './stamp.ts'

export interface Forgiven {
  found: Found
  query: ParsedQuery
  meant?: string | undefined
  /** Whether anything was found as it was typed. */
  isAsTyped: boolean
  /** Undefined where it was found at two moments. */
  stamp?: Stamp | undefined
}

export type Question = Omit<Asked, 'seeking' | 'doubtful' | 'tried'> & { seeking: Omit<Seeking, 'texts' | 'eras'> }

/**
 * Finds what a query means; where that is nothing, what it means with its words taken as misspelt. Answers the query
 * that the results are marked by, and what was meant, as far as the first hit says it to whoever asks. One statement, two for a
 * misspelt query.
 */
export async function findForgivingly(db: Database, query: ParsedQuery, question: Question): Promise<Forgiven> {
  const words = await commonWords(db)
  const ask = (asked: ParsedQuery, more: Pick<Asked, 'doubtful' | 'tried'>) =>
    find(db, { ...question, seeking: { ...question.seeking, ...wayTo(asked, words) }, ...more })
  const { found, stamp } = await ask(query, { doubtful: doubtfulWords(query) })
  const isAsTyped = Object.values(found.totals).some((total) => total > 0)
  const near = found.near ?? []
  const corrected = forgive(query, near)
  if (!corrected) return { found, query, isAsTyped, stamp }
  const tried = tryable(near)
  const forgiven = await ask(corrected, { tried })
  return {
    found: forgiven.found,
    query: corrected,
    isAsTyped,
    meant: suggest(question.seeking.typed, near, forgiven.found.meant ?? []),
    // What the corrected query means holds what the typed one meant.
    stamp: forgiven.stamp.snapshot === stamp.snapshot ? forgiven.stamp : undefined,
  }
}

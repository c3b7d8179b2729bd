import type { Database } from '../../../platform/database/database.ts'
import { doubtfulWords, forgive } from '../query/forgive.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { commonWords, wayTo } from './common-words.ts'
import { type Asked, type Found, find } from './find.ts'
import type { Seeking } from './seeking.ts'

export type Question = Omit<Asked, 'seeking' | 'doubtful'> & { seeking: Omit<Seeking, 'texts' | 'eras'> }

/**
 * Finds what a query means; where that is nothing, what it means with its words taken as misspelt. Answers the query
 * that the results are marked by. One statement, two for a misspelt query.
 */
export async function findForgivingly(
  db: Database,
  query: ParsedQuery,
  question: Question,
): Promise<{ found: Found; query: ParsedQuery }> {
  const words = await commonWords(db)
  const ask = (asked: ParsedQuery, doubtful: readonly string[]) =>
    find(db, { ...question, seeking: { ...question.seeking, ...wayTo(asked, words) }, doubtful })
  const found = await ask(query, doubtfulWords(query))
  const corrected = found.near ? forgive(query, found.near) : undefined
  return corrected ? { found: await ask(corrected, []), query: corrected } : { found, query }
}

import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ParsedQuery, Term } from '../query/parsed-query.ts'
import { type QueryTexts, textsOf } from '../query/to-tsquery.ts'
import { fold, numbersOf } from '../query/words.ts'

const keptFor = 600_000
// Above so many entries, whoever may see them, the newest are looked through first.
const manyEntries = 60_000

/** How common the most common words are, as PostgreSQL counted them: it says how to search, never what is found. */
export interface CommonWords {
  entries: number
  eras: number
  /** The share of entries that hold a word. */
  shares: ReadonlyMap<string, number>
}

const kept = new WeakMap<object, { words: Promise<CommonWords>; until: number }>()

/** Read anew every ten minutes, for each database; between, it costs nothing. */
export function commonWords(db: Database): Promise<CommonWords> {
  const known = kept.get(db)
  if (known && known.until > performance.now()) return known.words
  const words = selectCommonWords(db)
  kept.set(db, { words, until: performance.now() + keptFor })
  words.catch(() => kept.delete(db))
  return words
}

async function selectCommonWords(db: Database): Promise<CommonWords> {
  const { rows } = await sql<{ words: string[] | null; shares: number[] | null; entries: number; newest: number }>`
    select (select most_common_elems::text::text[] from pg_stats where schemaname = current_schema and tablename = 'search_entries'
        and attname = 'whole') as words,
      (select most_common_elem_freqs from pg_stats where schemaname = current_schema and tablename = 'search_entries'
        and attname = 'whole') as shares,
      (select reltuples::integer from pg_class where oid = 'search_entries'::regclass) as entries,
      (select coalesce(max(id), 0) >> 14 from search_entries) as newest`.execute(db)
  const { words, shares, entries, newest } = rows[0] ?? { words: null, shares: null, entries: 0, newest: 0 }
  return {
    entries,
    eras: newest + 1,
    shares: new Map(words?.map((word, index) => [word, shares?.[index] ?? 0])),
  }
}

/** How to look for a query: its texts, and whether the newest eras come first because very much may be found. */
export function wayTo(query: ParsedQuery, words: CommonWords): { texts: QueryTexts; eras: number } {
  const wanted = query.clauses.filter((clause) => !clause.isExcluded)
  const share = Math.min(1, ...wanted.map((clause) => sum(clause.terms.map((term) => shareOf(term, words)))))
  if (share * words.entries <= manyEntries) return { texts: textsOf(query), eras: 0 }
  return { texts: textsOf(query, (prefix) => startingWith(prefix, words)), eras: words.eras }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function shareOf({ words, isPrefix, isExact }: Term, common: CommonWords): number {
  const ofWord = (word: string, index: number) => {
    if (isPrefix && index === words.length - 1)
      return sum(startingWith(word, common).map((one) => common.shares.get(one) ?? 0))
    const alike = words.length > 1 || isExact ? [word] : numbersOf(word)
    return sum(alike.map((one) => common.shares.get(fold(one)) ?? 0))
  }
  return Math.min(...words.map(ofWord))
}

const startingWith = (prefix: string, { shares }: CommonWords): string[] => {
  const folded = fold(prefix)
  return folded.length < 4 ? [] : [...shares.keys()].filter((word) => word.startsWith(folded)).slice(0, 20)
}

import type { Database } from '../../../platform/database/database.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { textsOf } from '../query/to-tsquery.ts'
import { type Forgiven, findForgivingly, type Question } from './find-forgivingly.ts'
import { keptFindsOn } from './kept-finds.ts'
import { mostWeighed } from './ranking.ts'
import { stillSo } from './stamp.ts'

/**
 * As `findForgivingly`; what the same person asked before, with the same rights, is told again for as long as nothing changed that it
 * could tell (docs/decisions/0079). One statement then, which reads none of the candidates.
 *
 * @param keptAs what is asked by whom, but for the page; undefined where it looks at more than its stamp knows of
 */
export async function findKept(
  db: Database,
  query: ParsedQuery,
  question: Question,
  keptAs: string | undefined,
): Promise<Forgiven> {
  const pages = pagesOf(question)
  if (keptAs === undefined || db.isTransaction || !pages) return findForgivingly(db, query, question)
  const kept = keptFindsOn(db)
  const now = performance.now()
  const known = kept.find(keptAs, now)
  const stamp = known?.stamp && (await stillSo(db, stampedBy(question, known), known.stamp))
  if (known && stamp) {
    known.stamp = stamp
    return pages.cut(known)
  }
  const forgiven = await findForgivingly(db, query, pages.question)
  if (forgiven.stamp) kept.keep(keptAs, forgiven, now)
  return pages.cut(forgiven)
}

function stampedBy({ seeking: { actor }, others, folderId }: Question, { query, isAsTyped }: Forgiven) {
  const texts = textsOf(query)
  // Other words may come that look like a misspelt one.
  return { actor, texts, isOfAll: !isAsTyped || texts.whole === null, others, folderId }
}

// The first hundred are weighed at once: their pages are cut out of one answer. Undefined beyond them.
function pagesOf(question: Question) {
  const { page, pageSize, eachType } = question
  if (eachType !== undefined) return { question, cut: (whole: Forgiven) => whole }
  const start = page * pageSize
  if (start + pageSize > mostWeighed) return undefined
  return {
    question: { ...question, page: 0, pageSize: mostWeighed },
    cut: (whole: Forgiven): Forgiven => ({
      ...whole,
      found: { ...whole.found, hits: whole.found.hits.slice(start, start + pageSize) },
    }),
  }
}

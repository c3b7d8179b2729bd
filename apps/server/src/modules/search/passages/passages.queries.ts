import type * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { plannedOnce } from '../../../platform/database/planned-once.ts'
import { excerpt } from './excerpt.ts'
import { locatorsOf } from './locator.ts'
import type { Sought } from './marks.ts'
import { type KnownPage, placeOf } from './place.ts'

/** A place in a text: the page that it stands on, and safe HTML with `<mark>`. */
export type Passage = Pick<contract.Passage, 'page' | 'text' | 'place'>

/** The best passages of one content, and how many of its pages hold what was sought. */
export interface Passages {
  passages: Passage[]
  pageCount: number
}

interface PageRow extends KnownPage {
  sha256: string
  pages: number
  body: string
}

/** Of one content, and of one document: as many as any screen shows. */
export const mostPassages = 2
// Longer pages (of formats without pages) are sent from just before the first word that was sought.
const longPage = 16_000
const ahead = 400

/**
 * Where the contents hold any of the wanted words, by SHA-256, the best pages first: one statement. Whoever calls has
 * judged that the actor may read them.
 *
 * @param text for `to_tsquery`, as `QueryTexts.pages`
 */
export async function findPassages(
  db: Database,
  sha256s: readonly string[],
  { text, sought }: { text: string | null; sought: readonly Sought[] },
): Promise<Map<string, Passages>> {
  const found = new Map<string, Passages>()
  if (text === null || sha256s.length === 0) return found
  for (const row of await selectPages(db, sha256s, { text, sought })) {
    const { sha256, pageNo, pages, body } = row
    const entry = found.get(sha256) ?? { passages: [], pageCount: pages }
    const shown = excerpt(body, sought)
    const place = placeOf(row)
    if (shown !== undefined) entry.passages.push({ page: pageNo, text: shown, ...(place && { place }) })
    found.set(sha256, entry)
  }
  return found
}

async function selectPages(
  db: Database,
  sha256s: readonly string[],
  { text, sought }: { text: string; sought: readonly Sought[] },
): Promise<PageRow[]> {
  const [telling = '', any = ''] = locatorsOf(sought)
  const { rows } = await sql<PageRow>`${plannedOnce(db)}
    with query as materialized (select to_tsquery('sinupan', ${text}) as words)
    select sha256, page_no, pages, media_type, page_count, name, is_ocr,
      case when octet_length(body) <= ${longPage} then body
        else substr(body, greatest(coalesce(${instr(telling)}, ${instr(any)}, 1) - ${ahead}, 1), ${longPage / 4}) end as body
    from (
      select bp.sha256, bp.page_no, bp.body, bp.name, bp.is_ocr, b.media_type, b.page_count, count(*) over (partition by bp.sha256)::int as pages,
        row_number() over (partition by bp.sha256 order by ts_rank(bp.words, (select words from query)) desc, bp.page_no) as place
      from blob_pages bp join blobs b on b.sha256 = bp.sha256 where bp.sha256 = any((select ${sha256s}::text[])::text[]) and bp.words @@ (select words from query)
    ) as page
    where place <= ${mostPassages}
    order by sha256, place`.execute(db)
  return rows
}

const instr = (pattern: string) => sql`nullif(regexp_instr(body, ${pattern}, 1, 1, 0, 'i'), 0)`

import type { List, Page, PublicDocument } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { countPublished, selectPublished } from '../../search/index.ts'

const wasGiven = sql`exists (select from document_request_publications u where u.document_id = d.id)`

/** What was given on requests and is public at this moment, whoever asks: two statements. */
export async function listPublished(ctx: Context, { page, pageSize }: Page): Promise<List<PublicDocument>> {
  const shown = sql`order by p.published_at desc, p.id desc limit ${pageSize} offset ${page * pageSize}`
  const found = await selectPublished(ctx, wasGiven, shown)
  return { items: found.map(({ document }) => document), total: await countPublished(ctx, wasGiven) }
}

import { type RawBuilder, sql } from 'kysely'
import { unitsOf } from '../../../platform/actor.ts'
import { isWithin, pathOf } from '../../folders/index.ts'
import type { ResultType } from '../query/parsed-query.ts'
import { weights } from './columns.ts'
import type { Seeking } from './seeking.ts'

export type OtherType = Exclude<ResultType, 'File'>

const rank = (words: RawBuilder<unknown>) =>
  sql`ts_rank_cd(${weights}, setweight(${words}, 'A'), (select title from query), 32)`
const match = (words: RawBuilder<unknown>) => sql`${words} @@ (select title from query)`

type Asking = Pick<Seeking, 'actor'> & { texts: Pick<Seeking['texts'], 'title'> }

const sources: Record<OtherType, (asking: Asking, folderId?: number) => RawBuilder<unknown>> = {
  Folder: (
    { actor },
    folderId,
  ) => sql`select 'Folder' as type, f.id, ${rank(sql`f.words`)} as score, f.name from folders f
    where f.unit_id = any(${unitsOf(actor)}::integer[]) and f.is_living and ${match(sql`f.words`)}
      ${folderId ? sql`and ${isWithin(sql`f.path`, pathOf(folderId))} and f.id <> ${folderId}` : sql``}`,
  Location: ({ actor }) => sql`select 'Location', l.id, ${rank(sql`l.words`)}, l.name from locations l
    where l.unit_id = any(${unitsOf(actor)}::integer[]) and ${match(sql`l.words`)}`,
  Tag: () => sql`select 'Tag', t.id, ${rank(sql`t.words`)}, t.name from tags t where ${match(sql`t.words`)}`,
  Category: () =>
    sql`select 'Category', c.id, ${rank(sql`c.words`)}, c.name from categories c where ${match(sql`c.words`)}`,
}

/**
 * The folders and places of the actor's units, the tags and the categories whose names are meant, as the expression `others`
 * (type, id, score, name). The names of tags and categories are nobody's secret.
 */
export function othersCte(asking: Asking, types: readonly OtherType[], folderId?: number): RawBuilder<unknown> {
  const chosen = asking.texts.title === null ? [] : types
  const nothing = sql`select ''::text as type, 0 as id, 0::real as score, ''::text as name where false`
  return sql`others as materialized (${sql.join([nothing, ...chosen.map((type) => sources[type](asking, folderId))], sql` union all `)})`
}

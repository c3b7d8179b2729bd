import type { BodyOf, search } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { unitsOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuseField } from '../../platform/refusal.ts'
import { isWithin, pathOf } from '../folders/index.ts'
import type { Condition } from './finding/seeking.ts'
import type { NameFilter, ParsedQuery } from './query/parsed-query.ts'
import { termText } from './query/to-tsquery.ts'

export type SearchBody = BodyOf<typeof search>

const oneOf = (column: string, values: readonly (string | number)[], type: string) =>
  sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`

/** What the words of the query itself ask for beside text: `tag:`, `category:`, `type:`, `before:`, `after:`. */
export function queryConditions({ names, fileTypes, before, after }: ParsedQuery): Condition[] {
  return [
    ...names.map(nameCondition),
    ...fileTypes.map(
      ({ extensions, isExcluded }): Condition => ({
        holds: unless(isExcluded, sql<boolean>`e.file_types && ${extensions}::text[]`),
        ofContents: true,
      }),
    ),
    ...(before ? [{ holds: sql<boolean>`e.document_date < ${before}::date` }] : []),
    ...(after ? [{ holds: sql<boolean>`e.document_date >= ${after}::date` }] : []),
  ]
}

const unless = (isExcluded: boolean, condition: RawBuilder<boolean>) =>
  isExcluded ? sql<boolean>`coalesce(not ${condition}, true)` : condition

// A tag or category is meant by words of its name.
function nameCondition({ field, term, isExcluded }: NameFilter): Condition {
  const named = (table: RawBuilder<unknown>) =>
    sql`array(select id from ${table} where words @@ to_tsquery('sinupan', ${termText(term)}))`
  return field === 'tag'
    ? { holds: unless(isExcluded, sql<boolean>`e.tag_ids && ${named(sql`tags`)}`), ofContents: true, isLive: true }
    : { holds: unless(isExcluded, sql<boolean>`e.category_id = any(${named(sql`categories`)})`), isLive: true }
}

/** What the chosen filters ask for. */
export function filterConditions(ctx: Context, duId: number, body: SearchBody): Condition[] {
  const { folderId, documentDate, createdAt } = body
  const given: (Condition | undefined)[] = [
    body.categoryIds && { holds: oneOf('e.category_id', body.categoryIds, 'integer'), dimension: 'category' },
    body.categoryGroupIds && {
      holds: sql`e.category_id in (select id from categories where group_id = any(${body.categoryGroupIds}::integer[]))`,
      dimension: 'category',
      isLive: true,
    },
    body.tagIds && { holds: sql`e.tag_ids && ${body.tagIds}::integer[]`, dimension: 'tag', ofContents: true },
    body.fileTypes && {
      holds: sql`e.file_types && ${body.fileTypes.map((type) => type.toLowerCase())}::text[]`,
      dimension: 'fileType',
      ofContents: true,
    },
    body.campusIds && { holds: oneOf('e.campus_id', body.campusIds, 'integer'), dimension: 'campus' },
    body.deliveryUnitIds && { holds: oneOf('e.unit_id', body.deliveryUnitIds, 'integer'), dimension: 'unit' },
    body.ownerIds && { holds: oneOf('e.owner_id', body.ownerIds, 'uuid') },
    body.isClassified === undefined ? undefined : { holds: sql`e.is_classified = ${body.isClassified}` },
    body.status && { holds: sql`${statusOf} = any(${body.status}::text[])`, isLive: true },
    documentDate?.from ? { holds: sql`e.document_date >= ${documentDate.from}::date`, dimension: 'year' } : undefined,
    documentDate?.to ? { holds: sql`e.document_date <= ${documentDate.to}::date`, dimension: 'year' } : undefined,
    createdAt?.from
      ? { holds: sql`${createdAtOf} >= ${instantOf('createdAt.from', createdAt.from)}::timestamptz`, isLive: true }
      : undefined,
    createdAt?.to
      ? { holds: sql`${createdAtOf} <= ${instantOf('createdAt.to', createdAt.to)}::timestamptz`, isLive: true }
      : undefined,
    body.locationIds && { holds: standingIn(ctx, body.locationIds), isLive: true },
    folderId === undefined ? undefined : { holds: inside(ctx, duId, folderId), isLive: folderId !== 0 },
  ]
  return given.filter((one) => one !== undefined)
}

function instantOf(field: string, text: string): string {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw refuseField(field, 'Give an instant, such as 2026-11-27T08:00:00Z.')
  return instant.toISOString()
}

const createdAtOf = sql`(select d.created_at from documents d where d.id = e.document_id)`
const statusOf = sql`coalesce((select p.status from postings p where p.document_id = e.document_id and p.ended_at is null), '')`

// Folders are their unit's alone, so only working editions lie in one. 0 is all of My Office.
function inside({ actor }: Context, duId: number, folderId: number): RawBuilder<boolean> {
  if (folderId === 0) return sql`(e.kind = 'working' and e.unit_id = ${duId})`
  return sql`(e.kind = 'working' and e.unit_id = any(${unitsOf(actor)}::integer[]) and e.document_id in (
    select d.id from documents d join folders f on f.id = d.folder_id
    where ${isWithin(sql`f.path`, pathOf(folderId))}))`
}

// Where paper stands is told to its unit, so that only working editions stand somewhere.
const standingIn = ({ actor }: Context, ids: readonly number[]): RawBuilder<boolean> =>
  sql`(e.kind = 'working' and e.unit_id = any(${unitsOf(actor)}::integer[]) and e.document_id in (
    select d.id from documents d join locations l on l.id = d.location_id
    join locations root on root.id = any(${ids}::integer[]) and ${isWithin(sql`l.path`, sql`root.path`)}))`

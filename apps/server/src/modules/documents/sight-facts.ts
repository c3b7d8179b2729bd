import { type RawBuilder, sql } from 'kysely'
import { type Actor, isCru, worksIn } from '../../platform/actor.ts'
import { written } from '../../platform/database/camel-case.ts'
import type { Database } from '../../platform/database/database.ts'
import { referenceGeneration } from '../../platform/database/reference-data.ts'
import { campusReferences, levelReferences } from '../organisation/index.ts'
import { categoryReferences } from '../taxonomy/index.ts'
import { countsAsClassified, type PostingFacts, type SightFacts } from './document.ts'
import { isOut } from './visibility.ts'

type OwnFacts = Omit<
  SightFacts,
  'campusId' | 'groupId' | 'hasApprover' | 'isGiven' | 'isOpened' | 'isReviewed' | 'posting'
>
interface Row extends OwnFacts {
  generation: number
  'posting.id': number | null
  'posting.status': PostingFacts['status']
  'posting.isOut': boolean
  'posting.accessLevelId': number
  'posting.isClassified': boolean
  'posting.requestedBy': string
  'posting.version': number
}

const columns =
  written(sql`d.id, d.unit_id as "unitId", d.folder_id as "folderId", d.location_id as "locationId", d.name,
  d.owner_id as "ownerId", coalesce(p.category_id, d.category_id) as "categoryId", d.is_classified as "isClassified",
  d.is_record as "isRecord", d.is_permanent as "isPermanent", d.is_vital as "isVital", d.file_count as "fileCount",
  d.disposed_in is not null as "isDisposed", d.trashed_at as "trashedAt", d.buried_in as "buriedIn", d.version,
  p.id as "posting.id", p.status as "posting.status", ${isOut} as "posting.isOut", p.access_level_id as "posting.accessLevelId",
  p.is_classified as "posting.isClassified", p.requested_by as "posting.requestedBy", p.version as "posting.version",
  ${referenceGeneration} as "generation"`)

/**
 * What decides on the sight of documents for everybody whom nothing was given to, whoever asks: what stands in their own rows, and
 * reference data as it is known here (decision 0063). It is all there is to ask where `isAllFor` says so, and half the
 * work for PostgreSQL.
 *
 * @param columns and `joins` of one's own; aliases: `d` documents, `p` the living posting
 */
export async function selectSharedFacts<E extends object>(
  db: Database,
  wanted: { where: RawBuilder<unknown>; columns: RawBuilder<unknown>; joins: RawBuilder<unknown> },
): Promise<(SightFacts & E)[]> {
  const { rows } = await sql<Row & E>`
    select ${columns}, ${wanted.columns} from documents d
    left join postings p on p.document_id = d.id and p.ended_at is null ${wanted.joins} where ${wanted.where}`.execute(
    db,
  )
  const generation = rows[0]?.generation ?? 0
  const unitIds = rows.map(({ unitId }) => unitId)
  const [campuses, levels, categories] = await Promise.all([
    campusReferences(db, generation, unitIds),
    levelReferences(db, generation, idsOf(rows, 'posting.accessLevelId')),
    categoryReferences(db, generation, idsOf(rows, 'categoryId')),
  ])
  return rows.map((row) => ({
    ...row,
    campusId: campuses.get(row.unitId) ?? 0,
    groupId: categories.get(row.categoryId ?? 0)?.documentCategoryGroupId ?? null,
    posting: postingOf(row, levels.get(row['posting.accessLevelId'])?.scope),
    // Where somebody has it because of who they are, `isAllFor` sends them to ask more.
    hasApprover: false,
    isGiven: false,
    isOpened: false,
    isReviewed: false,
  }))
}

/**
 * Whether the shared facts of a document are all that the actor is judged by: somebody of its unit who reads it as such. To people
 * of other units it may have been given, of what is classified more is asked, and the central records unit reviews and decides.
 */
export const isAllFor = (actor: Actor, document: SightFacts): boolean =>
  worksIn(actor, document.unitId) && !isCru(actor) && !countsAsClassified(document)

const idsOf = <K extends 'posting.accessLevelId' | 'categoryId'>(rows: readonly Pick<Row, K>[], column: K): number[] =>
  rows.flatMap((row) => row[column] ?? [])

function postingOf(row: Row, scope: PostingFacts['scope'] | undefined): PostingFacts | null {
  const id = row['posting.id']
  if (id === null || scope === undefined) return null
  return {
    id,
    scope,
    status: row['posting.status'],
    isOut: row['posting.isOut'],
    isClassified: row['posting.isClassified'],
    requestedBy: row['posting.requestedBy'],
    version: row['posting.version'],
  }
}

import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { UserActor } from '../../apps/server/src/platform/actor.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { kinds, type Paper, paperMaker, seeded } from './search-texts.ts'

const campuses = 5
const unitsPerCampus = 40
const batch = 500
const fileTypes = ['pdf', 'pdf', 'pdf', 'pdf', 'docx', 'docx', 'xlsx'] as const

export interface Library {
  /** Somebody who works in one unit and has no other duty. */
  actor: UserActor
}

/** Fills an empty, migrated database with a university of 200 units and `size` documents; a third of them is posted. */
export async function fillLibrary(db: Database, size: number): Promise<Library> {
  const library = await found(db)
  const make = paperMaker()
  const random = seeded(7)
  for (let first = 1; first <= size; first += batch) {
    const papers = Array.from({ length: Math.min(batch, size - first + 1) }, (_, index) => make(first + index))
    await insertPapers(db, papers, { first, random })
  }
  await post(db)
  return library
}

async function found(db: Database): Promise<Library> {
  await sql`insert into campuses (name, short_name) select 'Campus ' || i, 'C' || i from generate_series(1, ${campuses}::int) i`.execute(
    db,
  )
  await sql`insert into offices (campus_id, name, short_name) select c.id, 'Office ' || i, 'O' || i from campuses c, generate_series(1, 8) i`.execute(
    db,
  )
  await sql`insert into units (office_id, name) select o.id, 'Unit ' || i from offices o, generate_series(1, 5) i`.execute(
    db,
  )
  await sql`insert into category_groups (name) select distinct unnest(${kinds.map((kind) => kind.group)}::text[])`.execute(
    db,
  )
  await sql`insert into categories (group_id, name, retention_years) select g.id, k.category, 5
    from unnest(${kinds.map((kind) => kind.group)}::text[], ${kinds.map((kind) => kind.category)}::text[]) k ("group", category)
    join category_groups g on g.name = k."group"`.execute(db)
  await sql`insert into tags (name) select 'topic ' || i from generate_series(1, 60) i`.execute(db)
  const { rows } = await sql<{ userId: string; unitId: number; campusId: number }>`
    insert into users (user_name, email, first_name, last_name, accepted_at, home_unit_id)
    select 'user' || n.id, 'user' || n.id || '@haraya.example', 'Ana', 'Reyes', now(), n.id from units n order by n.id
    returning id as user_id, home_unit_id as unit_id,
      (select o.campus_id from units n join offices o on o.id = n.office_id where n.id = home_unit_id) as campus_id`.execute(
    db,
  )
  const [staff] = rows
  if (!staff) throw new Error('There is no unit.')
  const { userId, unitId, campusId } = staff
  const duties = { isCru: false, isAdministrator: false, inPlaceOf: new Map(), approves: new Set<string>() }
  return {
    actor: {
      kind: 'user',
      userId,
      sessionId: '',
      unitIds: [unitId],
      homeUnitId: unitId,
      campusIds: [campusId],
      ...duties,
    },
  }
}

type Batch = { first: number; random: () => number }

async function insertPapers(db: Database, papers: readonly Paper[], { first, random }: Batch): Promise<void> {
  const rows = papers.map((paper, index) => {
    const unit = 1 + Math.floor(random() * campuses * unitsPerCampus)
    const sha256 = createHash('sha256')
      .update(`paper ${first + index}`)
      .digest('hex')
    const type = fileTypes[Math.floor(random() * fileTypes.length)]
    const day = `${paper.year}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`
    const tags = random() < 0.6 ? [1 + Math.floor(random() * 60), 1 + Math.floor(60 ** random())] : []
    const { name, description, kind } = paper
    return {
      unit,
      sha256,
      type,
      day,
      name,
      description,
      category: kind.category,
      size: 40_000,
      age: Math.floor(random() ** 2 * 3_000),
      tags,
    }
  })
  const pages = papers.flatMap((paper, index) =>
    paper.pages.map((body, no) => ({ sha256: rows[index]?.sha256, page_no: no + 1, body })),
  )
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as g (unit int, sha256 text, type text, day date, name text,
    description text, category text, size bigint, age int, tags int[])`
  await sql`insert into blobs (sha256, size, media_type, text_state) select g.sha256, g.size, 'application/pdf', 'done' from ${given}`.execute(
    db,
  )
  await sql`insert into blob_pages (sha256, page_no, body) select sha256, page_no, body
    from json_to_recordset(${JSON.stringify(pages)}::json) as p (sha256 text, page_no int, body text)`.execute(db)
  await sql`
    with made as (
      insert into documents (unit_id, name, description, category_id, document_date, owner_id, created_at, updated_at)
      select g.unit, g.name, g.description, c.id, g.day, u.id, now() - g.age * interval '1 day', now() - g.age * interval '1 day'
      from ${given} join categories c on c.name = g.category join users u on u.home_unit_id = g.unit
      returning id, name, owner_id
    ), tagged as (
      insert into document_tags (document_id, tag_id) select distinct made.id, t from made join ${given} on g.name = made.name, unnest(g.tags) t
    )
    insert into files (document_id, lineage_id, sha256, name, extension, media_type, size, uploaded_by)
    select made.id, made.id, g.sha256, g.name || '.' || g.type, g.type, 'application/pdf', g.size, made.owner_id
    from made join ${given} on g.name = made.name`.execute(db)
}

// Half of the postings are for everybody, the others for the system, a campus, the unit. What the triggers ask is planned
// by what is known of the postings: some first, then the rest.
export async function post(db: Database): Promise<void> {
  await sql`analyze`.execute(db)
  for (const part of [sql`d.id <= 1500`, sql`d.id > 1500`]) {
    await postThose(db, part)
    await sql`analyze`.execute(db)
  }
}

async function postThose(db: Database, part: RawBuilder<unknown>): Promise<void> {
  await sql`
    with made as (
      insert into postings (document_id, unit_id, access_level_id, status, requested_by, reviewed_at, published_at, name, description,
        category_id, document_date, owner_id, tag_ids, tags)
      select d.id, d.unit_id, (array[6, 6, 6, 5, 5, 4, 4, 1])[1 + d.id / 3 % 8], 'approved', d.owner_id, now(), d.updated_at, d.name, d.description,
        d.category_id, d.document_date, d.owner_id, coalesce(array_agg(t.id order by t.id) filter (where t.id is not null), '{}'),
        coalesce(array_agg(t.name order by t.id) filter (where t.id is not null), '{}')
      from documents d left join document_tags dt on dt.document_id = d.id left join tags t on t.id = dt.tag_id
      where d.id % 3 = 0 and ${part} group by d.id
      returning id, document_id
    )
    insert into posting_files (posting_id, file_id, position) select made.id, f.id, 1 from made join files f on f.document_id = made.document_id`.execute(
    db,
  )
}

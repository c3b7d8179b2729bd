import { sql } from 'kysely'
import { hashPassword } from '../../apps/server/src/modules/people/index.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

export interface DataSet {
  /** A person of ordinary staff, who lists and searches. */
  userName: string
  unitId: number
  /** A folder with 50 documents directly inside, and one with 5 000. */
  folderOf50: number
  folderOf5000: number
  documents: number
}
export const benchPassword = 'a-bench-password'

const units = 200
const users = 5_000

/**
 * Fills an empty database: 200 units, 5 000 users, `size` documents with a file each, half of them posted somewhere,
 * in folders of 50; the first unit has one folder of 5 000 besides.
 */
export async function makeDataSet(db: Database, size: number): Promise<DataSet> {
  const passwordHash = await hashPassword(benchPassword)
  for (const statement of organisation) await sql.raw(statement).execute(db)
  await sql`
    insert into users (user_name, email, email_confirmed_at, first_name, last_name, password_hash, home_unit_id, accepted_at)
    select 'user' || i, 'user' || i || '@haraya.example', now(), 'First' || i, 'Last' || i, ${passwordHash}, 1 + i % ${units}::int, now()
    from generate_series(0, ${users}::int - 1) i`.execute(db)
  await sql`
    insert into folders (unit_id, parent_id, path, name) select 1 + i % ${units}::int, null, '', 'Folder ' || i
    from generate_series(0, ${Math.ceil(size / 50)}::int - 1) i`.execute(db)
  await sql`insert into folders (unit_id, parent_id, path, name) values (1, null, '', 'Five thousand')`.execute(db)
  await sql`
    insert into blobs (sha256, size, media_type, text_state, has_thumbnail, page_count)
    select encode(sha256(i::text::bytea), 'hex'), 100000 + i % 1000, 'application/pdf', 'done', true, 3 from generate_series(1, ${size + 5_000}::int) i`.execute(
    db,
  )
  await insertDocuments(db, size)
  await sql.raw('analyze').execute(db)
  const { rows } = await sql<{ folder: number; big: number }>`
    select (select id from folders where unit_id = 1 order by id limit 1) as folder, (select max(id) from folders) as big`.execute(
    db,
  )
  return {
    userName: 'user0',
    unitId: 1,
    folderOf50: rows[0]?.folder ?? 0,
    folderOf5000: rows[0]?.big ?? 0,
    documents: size,
  }
}

const organisation = [
  "insert into campuses (name, short_name) select 'Campus ' || i, 'C' || i from generate_series(1, 5) i",
  "insert into offices (campus_id, name, short_name) select 1 + i % 5, 'Office ' || i, 'O' || i from generate_series(1, 50) i",
  `insert into units (office_id, name) select 1 + i % 50, 'Unit ' || i from generate_series(1, ${units}) i`,
  "insert into category_groups (name) select 'Group ' || i from generate_series(1, 8) i",
  "insert into categories (group_id, name, retention_years) select 1 + i % 8, 'Category ' || i, 5 from generate_series(1, 40) i",
  "insert into tags (name) select 'tag' || i from generate_series(1, 100) i",
]

async function insertDocuments(db: Database, size: number): Promise<void> {
  await sql`
    with folder as (select id, unit_id, row_number() over (order by id) - 1 as no from folders where name like 'Folder %')
    insert into documents (unit_id, folder_id, name, description, category_id, document_date, owner_id)
    select folder.unit_id, folder.id, 'Memorandum ' || i || ' on ' || (array['enrolment', 'grades', 'procurement', 'scholarship', 'calendar'])[1 + i % 5],
      'About ' || i, 1 + i % 40, date '2015-01-01' + i % 4000, (select id from users where home_unit_id = folder.unit_id limit 1)
    from generate_series(1, ${size}::int) i join folder on folder.no = (i - 1) / 50`.execute(db)
  await sql`
    insert into documents (unit_id, folder_id, name, category_id, owner_id)
    select 1, (select max(id) from folders), 'Paper ' || i, 1 + i % 40, (select id from users where home_unit_id = 1 limit 1)
    from generate_series(1, 5000) i`.execute(db)
  await sql`insert into document_tags (document_id, tag_id) select id, 1 + id % 100 from documents`.execute(db)
  await sql`
    insert into files (document_id, lineage_id, sha256, name, extension, media_type, size, uploaded_by)
    select d.id, null, b.sha256, d.name || '.pdf', 'pdf', 'application/pdf', b.size, d.owner_id
    from (select *, row_number() over (order by id) as no from documents) d
    join (select *, row_number() over (order by sha256) as no from blobs) b using (no)`.execute(db)
  // What the triggers ask is planned by what is known of the postings: some first, then the rest.
  for (const part of [sql`d.id <= 500`, sql`d.id > 500`]) {
    await sql`
      insert into postings (document_id, unit_id, access_level_id, status, requested_by, reviewed_by, reviewed_at, published_at, name, category_id, document_date, owner_id)
      select d.id, d.unit_id, (array[1, 4, 5, 6])[1 + d.id % 4], 'approved', d.owner_id, (select id from users where user_name = 'user1'), now(), now(),
        d.name, d.category_id, d.document_date, d.owner_id
      from documents d where d.id % 2 = 0 and ${part} and d.owner_id <> (select id from users where user_name = 'user1')`.execute(
      db,
    )
    await sql.raw('analyze').execute(db)
  }
  await sql`insert into posting_files (posting_id, file_id, position) select p.id, f.id, 1 from postings p join files f on f.document_id = p.document_id`.execute(
    db,
  )
}

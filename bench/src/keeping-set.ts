import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

export interface KeepingSet {
  /** Two people of the central records unit, and one of the unit whose papers are destroyed. */
  records: readonly [string, string]
  custodian: string
  custodianUnit: number
  /** Ten thousand documents of that unit with a file each, whose time is over. */
  due: number[]
}

const years = 5

/**
 * Adds `count` documents without files, spread over all units and series and over twenty-six years: most of them are
 * expired, some have no series, some are permanent, some held. Their days and counts are written by hand, since the rows
 * come in past the triggers (as PostgreSQL's superuser).
 */
export async function fillKeeping(superuser: Database, db: Database, count: number): Promise<KeepingSet> {
  await superuser.connection().execute(async (one) => {
    await sql.raw('set session_replication_role = replica').execute(one)
    await sql`
      insert into documents (unit_id, name, category_id, document_date, created_at, owner_id, is_permanent, expires_on)
      select 1 + i % 200, 'Record ' || i || ' of ' || dated, category, dated, dated, (select id from users where user_name = 'user0'),
        is_permanent, case when category is not null and not is_permanent then dated + make_interval(years => ${years}::int) end
      from (select i, date '2000-01-01' + i % 9500 as dated, nullif(1 + i % 41, 41) as category, i % 50 = 0 as is_permanent
        from generate_series(1, ${count}::int) i) as made`.execute(one)
    await sql.raw('set session_replication_role = origin').execute(one)
  })
  await sql`update units set is_cru = true where id = 2`.execute(db)
  const due = await fillDue(db)
  await holdSome(db)
  await sql.raw('analyze').execute(superuser)
  return { records: ['user1', 'user201'], custodian: 'user2', custodianUnit: 3, due }
}

async function fillDue(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with owner as (select id from users where user_name = 'user2'),
    made as (
      insert into documents (unit_id, name, category_id, document_date, owner_id)
      select 3, 'Old paper ' || i, 1 + i % 40, date '2010-03-02', owner.id from generate_series(1, 10000) i, owner
      returning id, owner_id)
    insert into files (document_id, sha256, name, extension, media_type, size, uploaded_by)
    select made.id, b.sha256, 'scan.pdf', 'pdf', b.media_type, b.size, made.owner_id
    from (select *, row_number() over (order by id) as no from made) made
    join (select *, row_number() over (order by sha256) as no from blobs where size >= 100000) b on b.no = 1 + made.no % 1000
    returning document_id as id`.execute(db)
  return rows.map((row) => row.id)
}

async function holdSome(db: Database): Promise<void> {
  await sql`
    with made as (
      insert into holds (kind, reason, target, created_at) select 'audit', 'For the audit.', 'documents', now() returning id)
    insert into hold_documents (hold_id, document_id)
    select made.id, d.id from made, (select id from documents where unit_id = 7 order by id limit 1000) d`.execute(db)
}

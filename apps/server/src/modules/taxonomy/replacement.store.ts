import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { again } from '../../platform/database/constraints.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FactKind } from '../../platform/facts/fact.ts'
import { announceEach } from '../../platform/facts/write-facts.ts'

type Replacing = { where: RawBuilder<boolean>; names: { from: string; to: string } }

/**
 * Locks the documents that a replacement will change, in everybody's order, then tells of each. Answers how many were
 * locked: those that come meanwhile nobody has told of (`requireSame`).
 */
export async function announceReplaced(
  ctx: Context,
  kind: FactKind<z.ZodObject>,
  { where, names }: Replacing,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from documents d where ${where} order by d.id for no key update of d) as locked`.execute(ctx.db)
  await announceEach(
    ctx,
    kind,
    sql`select d.id as document_id, null::integer as folder_id, d.unit_id, ${JSON.stringify(names)}::jsonb as payload
      from documents d where ${where} order by d.id`,
  )
  return rows[0]?.count ?? 0
}

/** Begins the replacement anew where a document came while it was under way: each has a line in its history. */
export function requireSame(told: number, replaced: number): void {
  if (told !== replaced) throw again()
}

/** SQL: documents of a category, of a tag. Alias: `d` documents. */
export const isOfCategory = (id: number) => sql<boolean>`d.category_id = ${id}`
export const isOfTag = (id: number) =>
  sql<boolean>`d.id in (select document_id from document_tags where tag_id = ${id})`

/** Gives all documents of a category another one; answers how many. Who edits one of them from an older state is told. */
export async function moveDocuments(db: Database, from: number, to: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update documents set category_id = ${to}, version = version + 1 where category_id = ${from}`.execute(db)
  return Number(numAffectedRows)
}

/** The same in the snapshots, those that have ended too; answers how many live. */
export async function movePostings(db: Database, from: number, to: number): Promise<number> {
  const { rows } = await sql<{ isLiving: boolean }>`
    update postings set category_id = ${to}, version = version + case when ended_at is null then 1 else 0 end
    where category_id = ${from} returning ended_at is null as is_living`.execute(db)
  return rows.filter((row) => row.isLiving).length
}

/** Gives all documents of a tag another one; who has both keeps one. Answers how many. */
export async function retagDocuments(db: Database, from: number, to: number): Promise<number> {
  await sql`update documents d set version = version + 1 where ${isOfTag(from)}`.execute(db)
  await sql`insert into document_tags (document_id, tag_id) select document_id, ${to}::int from document_tags
    where tag_id = ${from} on conflict do nothing`.execute(db)
  const { numAffectedRows = 0n } = await sql`delete from document_tags where tag_id = ${from}`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Says the tag `from` as `to` in living snapshots, its name with it; a snapshot with both keeps one. With the same id
 * it is a rename. Answers how many there were.
 */
export async function retagPostings(db: Database, from: number, to: { id: number; name: string }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update postings p set tag_ids = said.ids, tags = said.names
    from postings before cross join lateral (
      select array_agg(id order by name, id) as ids, array_agg(name order by name, id) as names from (
        select distinct on (id) id, name from (
          select case when t.id = ${from} then ${to.id}::int else t.id end as id,
            case when t.id in (${from}, ${to.id}) then ${to.name} else t.name end as name
          from unnest(before.tag_ids, before.tags) as t (id, name)
        ) as renamed order by id
      ) as each_tag
    ) as said
    where before.tag_ids @> array[${from}::int] and before.ended_at is null and p.id = before.id
    returning p.id`.execute(db)
  return rows.length
}

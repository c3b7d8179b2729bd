import { createHash } from 'node:crypto'
import type { ActView } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { UserActor } from '../actor.ts'
import type { Context, Origin } from '../context.ts'
import { isLockHeld } from '../database/advisory-lock.ts'
import type { Database } from '../database/database.ts'

/** An act as it is begun. */
export interface BegunAct {
  id: number
  name: string
  sessionId: string
  input: unknown
  origin: Origin
  tries: number
  total: number
}

export interface NewAct {
  name: string
  input: unknown
  total: number
}

const openOf = (owner: string | null) => sql`owner_id = ${owner} and ended_at is null`

/** How many of somebody's have not ended. */
export async function countOpen(db: Database, ownerId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from acts where ${openOf(ownerId)}`.execute(
    db,
  )
  return rows[0]?.open ?? 0
}

/** Writes an act down; the one of the same kind and input that has not ended where there is one. */
export async function insertAct(ctx: Context, actor: UserActor, act: NewAct): Promise<{ id: number; isNew: boolean }> {
  const { userId, sessionId } = actor
  const { name, total } = act
  const input = JSON.stringify(act.input)
  const key = createHash('sha256').update(`${name} ${input}`).digest('base64url')
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    with made as (
      insert into acts (name, owner_id, session_id, input, input_key, origin, total, ordered_at)
      values (${name}, ${userId}, ${sessionId}, ${input}::jsonb, ${key}, ${JSON.stringify(ctx.origin)}::jsonb, ${total},
        ${ctx.clock.now().toISOString()})
      on conflict (owner_id, input_key) where ended_at is null do nothing returning id
    )
    select id, true as is_new from made
    union all select id, false from acts where ${openOf(userId)} and input_key = ${key}`.execute(ctx.db)
  // Ordered by another request, or ended, between the two looks of the statement.
  return rows[0] ?? insertAct(ctx, actor, act)
}

/** Marks an act as begun, and counts the try; undefined where it has ended. */
export async function beginAct(db: Database, id: number): Promise<BegunAct | undefined> {
  const { rows } = await sql<BegunAct>`
    update acts set state = 'running', tries = tries + 1, done = 0 where id = ${id} and ended_at is null
    returning id, name, session_id, input, origin, tries, total`.execute(db)
  return rows[0]
}

/** Tells how many are through; false where the act has ended. */
export async function updateDone(db: Database, id: number, done: number): Promise<boolean> {
  const { rows } = await sql`
    update acts set done = least(${done}::int, total) where id = ${id} and ended_at is null returning id`.execute(db)
  return rows.length > 0
}

export interface Ending {
  state: 'done' | 'refused'
  answer: { status: number; body: unknown }
  at: string
}

/** Writes down what an act answers; false where another process has ended it. */
export async function endAct(db: Database, id: number, { state, answer, at }: Ending): Promise<boolean> {
  const { rows } = await sql`
    update acts set state = ${state}, answer = ${JSON.stringify(answer)}::jsonb, ended_at = ${at},
      done = ${state === 'done' ? sql`total` : sql`done`}
    where id = ${id} and ended_at is null returning id`.execute(db)
  return rows.length > 0
}

type StoppedAct = Pick<BegunAct, 'id' | 'name' | 'total'> & { done: number }

/** Ends an act of somebody's before its end; undefined where there is none, or it has ended. */
export async function updateStopped(
  db: Database,
  { id, ownerId }: { id: number; ownerId: string | null },
  { answer, at }: Omit<Ending, 'state'>,
): Promise<StoppedAct | undefined> {
  const { rows } = await sql<StoppedAct>`
    update acts set state = 'stopped', answer = ${JSON.stringify(answer)}::jsonb, ended_at = ${at}
    where id = ${id} and ${openOf(ownerId)} returning id, name, done, total`.execute(db)
  return rows[0]
}

// Whoever was at it has gone, as its server was killed: it waits to be begun again, long before the queue finds out.
const isAbandoned = sql`state = 'running' and not ${isLockHeld('act', sql`acts.id`)}`

/** Somebody's acts that are so, the newest first. */
export async function selectActs(db: Database, ownerId: string, where: RawBuilder<unknown>): Promise<ActView[]> {
  const { rows } = await sql<ActView>`
    select id, name, case when ${isAbandoned} then 'waiting' else state end as state, done, total, ordered_at, ended_at, answer
    from acts
    where owner_id = ${ownerId} and ${where} order by id desc`.execute(db)
  return rows
}

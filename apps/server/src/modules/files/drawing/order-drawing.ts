import { sql } from 'kysely'
import { awaitedBy, type Context } from '../../../platform/context.ts'
import { type Drawer, drawerOf, drawers, programHere } from '../../../platform/derivatives/index.ts'
import { drawQueue } from './draw-job.ts'

/** The programs that are here and may be used, each with the media types that it draws. */
async function listDrawers({ config }: Context): Promise<[by: Drawer, pattern: string][]> {
  if (!config.PROGRAMS) return []
  const found = await Promise.all(
    Object.entries(drawers).map(async ([by, { source }]) => ((await programHere(by as Drawer)) ? [[by, source]] : [])),
  )
  return found.flat() as [Drawer, string][]
}

/** The program that draws contents of a type, where it is here and may be used. Asked before a transaction: at first it is looked for. */
export async function drawerHere({ config }: Context, mediaType: string): Promise<Drawer | undefined> {
  const by = config.PROGRAMS ? drawerOf(mediaType) : undefined
  return by && (await programHere(by)) ? by : undefined
}

/**
 * Orders that contents are drawn by a program, once they were read. In a transaction. A file that could not be read is not given to
 * a program either.
 */
export async function orderDrawing(ctx: Context, sha256: string, by: Drawer): Promise<void> {
  const { rows } = await sql<{ sha256: string }>`
    update blobs set drawn_state = 'waiting', drawn_by = ${by}
    where sha256 = ${sha256} and failure_code is null returning sha256`.execute(ctx.db)
  await ctx.jobs.send(ctx.db, drawQueue, rows, { awaitedBy: awaitedBy(ctx) })
}

/** So many of each program at once. */
const piece = 500

/**
 * Orders what came before its program was installed, and what waits and stands in no queue any more. Answers how many that were.
 */
export async function orderMissingDrawings(ctx: Context): Promise<number> {
  let ordered = 0
  for (const [by, pattern] of await listDrawers(ctx)) {
    const lost = await listLost(ctx, by)
    const { rows } = await sql<{ sha256: string }>`
      update blobs set drawn_state = 'waiting', drawn_by = ${by} where sha256 in (
        select sha256 from blobs where drawn_state is null and derived_at is not null and ${isDrawable}
          and media_type ~ ${pattern} and failure_code is null
        order by created_at limit ${piece} for update skip locked) returning sha256`.execute(ctx.db)
    await ctx.jobs.send(ctx.db, drawQueue, [...rows, ...lost])
    ordered += rows.length + lost.length
  }
  return ordered
}

/** As the index `blobs_never_drawn` says it. */
const isDrawable = sql`media_type ~ '^(video/|image/hei[cf]|application/(msword|rtf|vnd\\.(ms-(word|powerpoint)|oasis\\.opendocument\\.(text|presentation|graphics)|openxmlformats-officedocument\\.(wordprocessingml|presentationml))))'`

async function listLost(ctx: Context, by: Drawer): Promise<{ sha256: string }[]> {
  const { rows } = await sql<{ sha256: string }>`
    select b.sha256 from blobs b where b.drawn_state = 'waiting' and b.drawn_by = ${by}
      and not exists (select from pgboss.job j where j.name = ${drawQueue} and j.state in ('created', 'retry', 'active', 'failed')
        and j.data ->> 'sha256' = b.sha256)
      and not exists (select from job_outbox o where o.queue = ${drawQueue} and o.data ->> 'sha256' = b.sha256)
    order by b.created_at limit ${piece}`.execute(ctx.db)
  return rows
}

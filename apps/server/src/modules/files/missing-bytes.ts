import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { NoSuchBytes } from '../../platform/storage/storage.ts'

/** The contents of a file, or what was derived from them. */
export interface Wanted {
  sha256: string
  /** The name of what was derived; the contents themselves without one. */
  part?: string
}

/**
 * Opens bytes that a row tells of. Where they are not in the storage that is written down for the administrators, and
 * said to the reader.
 *
 * @throws Refusal BytesMissing
 */
export async function orMissing<T>(ctx: Context, wanted: Wanted, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof NoSuchBytes)) throw error
    await noteMissing(ctx, wanted)
    throw Object.assign(refuse('BytesMissing'), { cause: error })
  }
}

/** For what opens bytes by their path: a file that is not there is one that the storage should have. */
export function asMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error
  throw new NoSuchBytes(error.message, { cause: error })
}

// That the reader hears of it does not depend on whether it can be written down.
async function noteMissing(ctx: Context, { sha256, part = '' }: Wanted): Promise<void> {
  ctx.log.error({ sha256, part }, 'bytes are missing from the storage')
  await sql`insert into missing_bytes (sha256, part, found_at) values (${sha256}, ${part}, ${ctx.clock.now().toISOString()})
    on conflict do nothing`
    .execute(ctx.db)
    .catch((error: unknown) => ctx.log.error({ err: error }, 'missing bytes were not written down'))
}

export interface MissingBytes {
  sha256: string
  /** '' for the contents themselves. */
  part: string
  size: number
  files: number
  foundAt: string
}

const mostShown = 100

/**
 * Bytes that were found missing and still are, the newest first; `total` counts those beyond the hundredth too. What is
 * there again, from a backup or by an upload of the same content, is struck off.
 */
export async function listMissing(ctx: Context): Promise<{ items: MissingBytes[]; total: number }> {
  const { rows } = await sql<MissingBytes & { inAll: number }>`
    select m.sha256, m.part, b.size, m.found_at, count(*) over ()::int as in_all,
      (select count(*)::int from files f where f.sha256 = m.sha256) as files
    from missing_bytes m join blobs b on b.sha256 = m.sha256 order by m.found_at desc, m.sha256, m.part limit ${mostShown}`.execute(
    ctx.db,
  )
  const items: MissingBytes[] = []
  for (const { inAll: _, ...row } of rows)
    if (await ctx.storage.holds(row.sha256, { part: row.part, size: row.size })) await strikeOff(ctx, row)
    else items.push(row)
  return { items, total: (rows[0]?.inAll ?? 0) - (rows.length - items.length) }
}

const strikeOff = ({ db }: Context, { sha256, part }: MissingBytes) =>
  db.deleteFrom('missingBytes').where('sha256', '=', sha256).where('part', '=', part).execute()

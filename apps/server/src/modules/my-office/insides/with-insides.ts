import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Allowed, type Held, underLock } from '../../../platform/policy.ts'
import { Blocked, findDocumentFacts } from '../../documents/index.ts'
import { type FolderFacts, isWithin, withFolders } from '../../folders/index.ts'

type Action = 'trash' | 'restore' | 'remove'

/** Folders with all that lies in them, at any depth. None of them lies in another. */
export interface Insides<A extends Action> {
  folders: readonly Held<FolderFacts, A>[]
}

/** Which documents inside an action concerns. Aliases: `d` documents, `root` the folder that was named. */
const concerned = {
  trash: sql`d.is_living`,
  restore: sql`d.buried_in = case when root.trashed_at is null then root.buried_in else root.id end`,
  remove: sql`true`,
} as const

/**
 * The gate of what is done to folders with all inside: behind the folders' ways it locks every document at any depth,
 * then judges each of them as if it had been named itself, in pieces, and hands `work` the proof.
 *
 * @throws Refusal as `withFolders`, or the code of what stands in the way of a document, naming up to 20
 */
export function withInsides<A extends Action, T>(
  ctx: Context,
  ids: readonly number[],
  action: A,
  work: (ctx: Context, insides: Held<Insides<A>, A>) => Promise<T>,
): Promise<T> {
  return withFolders(ctx, ids, action, async (ctx, folders) => {
    const outermost = withoutNested(folders)
    const outermostIds = outermost.map((folder) => folder.id)
    await sql`select lock_insides(${outermostIds}::integer[])`.execute(ctx.db)
    await judgeInsides(ctx, outermostIds, action)
    const insides: Insides<A> = { folders: outermost }
    return work(ctx, underLock(insides as Allowed<Insides<A>, A>))
  })
}

// A folder inside another one of the list goes with that one.
function withoutNested<F extends FolderFacts>(folders: readonly F[]): F[] {
  const ids = new Set(folders.map((folder) => String(folder.id)))
  return folders.filter((folder) => {
    const above = folder.path.split('.').slice(0, -1)
    return !above.some((id) => ids.has(id))
  })
}

// So many are read and judged at once: a few milliseconds of everybody's time.
const piece = 500

async function judgeInsides(ctx: Context, ids: readonly number[], action: Action): Promise<void> {
  await sql`declare insides no scroll cursor for
    select d.id from folders root join folders f on ${isWithin(sql`f.path`, sql`root.path`)} join documents d on d.folder_id = f.id
    where root.id = any(${ids}::integer[]) and ${concerned[action]}`.execute(ctx.db)
  const blocked = new Blocked(ctx, action)
  for (;;) {
    const { rows } = await sql<{ id: number }>`fetch ${sql.lit(piece)} from insides`.execute(ctx.db)
    if (rows.length === 0) break
    blocked.add(
      await findDocumentFacts(
        ctx,
        rows.map((row) => row.id),
      ),
    )
  }
  await sql`close insides`.execute(ctx.db)
  blocked.throwIfAny()
}

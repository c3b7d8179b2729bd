import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { inPieces } from '../../../platform/database/in-pieces.ts'
import { Blocked, findDocumentFacts, isClassifiedNow } from '../../documents/index.ts'
import { type FolderFacts, isWithin } from '../../folders/index.ts'

/** Which documents inside an action has to be judged for. Aliases: `d` documents, `root` the folder that was named. */
const concerned = {
  trash: sql`d.is_living`,
  restore: sql`d.buried_in = case when root.trashed_at is null then root.buried_in else root.id end`,
  remove: sql`true`,
  // Whose folder it is may move all else in it: of some hundred thousand documents only these are read.
  move: sql`d.is_living and ${isClassifiedNow}`,
  replace: sql`d.is_living`,
  classify: sql`d.is_living`,
} as const

export type InsideAction = keyof typeof concerned

/** Those that lie in none of the others: what is inside goes with them. */
export function withoutNested<F extends FolderFacts>(folders: readonly F[]): F[] {
  const ids = new Set(folders.map((folder) => String(folder.id)))
  return folders.filter((folder) => {
    const above = folder.path.split('.').slice(0, -1)
    return !above.some((id) => ids.has(id))
  })
}

// So many are read and judged at once: a few milliseconds of everybody's time.
const piece = 500

/**
 * Judges each document inside folders that are locked as if it had been named itself, in pieces.
 *
 * @throws Refusal with the code of what stands in the way, naming up to 20
 */
export async function judgeInsides(ctx: Context, ids: readonly number[], action: InsideAction): Promise<void> {
  const blocked = new Blocked(ctx, action)
  await findBlocked(ctx, { ids, action, blocked })
  blocked.throwIfAny()
}

interface Judging {
  ids: readonly number[]
  action: InsideAction
  blocked: Blocked
}

/** Gathers what stands in the way inside folders. In a transaction. */
export async function findBlocked(ctx: Context, { ids, action, blocked }: Judging): Promise<void> {
  const inside = sql`
    select d.id from folders root join folders f on ${isWithin(sql`f.path`, sql`root.path`)} join documents d on d.folder_id = f.id
    where root.id = any(${ids}::integer[]) and ${concerned[action]}`
  await inPieces<{ id: number }>(ctx, { rows: inside, size: piece }, async (some) => {
    blocked.add(
      await findDocumentFacts(
        ctx,
        some.map((one) => one.id),
      ),
    )
  })
}

import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Allowed, type Held, underLock } from '../../../platform/policy.ts'
import { type FolderFacts, withFolders } from '../../folders/index.ts'
import { judgeInsides, withoutNested } from './judge-insides.ts'

type Action = 'trash' | 'restore' | 'remove'

/** Folders with all that lies in them, at any depth. None of them lies in another. */
export interface Insides<A extends Action> {
  folders: readonly Held<FolderFacts, A>[]
}

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

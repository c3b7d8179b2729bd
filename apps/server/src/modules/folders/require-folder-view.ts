import type { Folder } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { gatheredReads } from '../../platform/database/gathered-reads.ts'
import { allow } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { folderPolicy } from './folders.policy.ts'
import { folderColumns, folderRoute, type PathStep, presentFolder } from './folders.queries.ts'

type Step = Omit<PathStep, 'routeId'>
type FolderRow = Omit<Folder, 'routeId'> & { buriedIn: number | null; steps: Step[] }

export interface FolderOnItsWay {
  folder: Folder & { pathDetails: PathStep[] }
  /** The trashed folder that it went with. */
  buriedIn: number | null
}

// What is asked for is hidden from the planner, which would else plan each time.
/** Folders as somebody sees them, by `<folder> <user>`; those that are asked for at the same time with one statement. */
const findFolder = gatheredReads(async (db, keys: readonly string[]) => {
  const asked = keys.map((key) => key.split(' '))
  const { rows } = await sql<FolderRow & { key: string }>`
    select asked.key, ${folderColumns(sql`asked.user_id`)}, f.buried_in,
      (select json_agg(json_build_object('fileFolderId', step.id, 'name', step.name, 'parentId', step.parent_id) order by nlevel(step.path))
        from folders step where step.id = any(string_to_array(f.path::text, '.')::integer[])) as steps
    from unnest((select ${keys}::text[]), (select ${asked.map(([id]) => Number(id))}::integer[]),
      (select ${asked.map(([, userId]) => userId || null)}::uuid[])) as asked(key, id, user_id)
    join lateral (select * from folders where id = asked.id offset 0) f on true left join users creator on creator.id = f.created_by`.execute(
    db,
  )
  return new Map(rows.map(({ key, ...row }) => [key, row]))
})

/** A folder with its way from the top, as its members see it, in one statement. @throws Refusal NotFound */
export async function requireFolderView(ctx: Context, id: number): Promise<FolderOnItsWay> {
  const row = await findFolder(ctx.db, `${id} ${userIdOf(ctx.actor) ?? ''}`)
  if (!row) throw refuse('NotFound')
  const { buriedIn, steps, ...plain } = row
  const facts = { ...plain, unitId: plain.deliveryUnitId, path: '', buriedIn }
  allow(folderPolicy, 'view', { actor: ctx.actor, folder: facts }, facts)
  const pathDetails = steps.map((step) => ({
    ...step,
    routeId: folderRoute(ctx, step.fileFolderId, plain.deliveryUnitId),
  }))
  return { folder: { ...presentFolder(ctx, plain), pathDetails }, buriedIn }
}

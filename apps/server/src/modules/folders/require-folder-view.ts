import type { Folder } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { allow } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { folderPolicy } from './folders.policy.ts'
import { folderColumns, folderRoute, folderSource, type PathStep, presentFolder } from './folders.queries.ts'

type Step = Omit<PathStep, 'routeId'>
type FolderRow = Omit<Folder, 'routeId'> & { buriedIn: number | null; steps: Step[] }

export interface FolderOnItsWay {
  folder: Folder & { pathDetails: PathStep[] }
  /** The trashed folder that it went with. */
  buriedIn: number | null
}

/** A folder with its way from the top, as its members see it, in one statement. @throws Refusal NotFound */
export async function requireFolderView(ctx: Context, id: number): Promise<FolderOnItsWay> {
  const { rows } = await sql<FolderRow>`
    select ${folderColumns(ctx.actor)}, f.buried_in,
      (select json_agg(json_build_object('fileFolderId', step.id, 'name', step.name, 'parentId', step.parent_id) order by nlevel(step.path))
        from folders step where step.id = any(string_to_array(f.path::text, '.')::integer[])) as steps
    from ${folderSource} where f.id = ${id}`.execute(ctx.db)
  const [row] = rows
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

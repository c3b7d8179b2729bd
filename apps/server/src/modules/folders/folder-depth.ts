import { deepestFolder } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { refuseField } from '../../platform/refusal.ts'

/**
 * Asks before anything is made whether there is room for `levels` folders one inside the other below a folder (null: the
 * root). The database has the last word (migration 0021).
 *
 * @throws Refusal ValidationFailed on `field`
 */
export async function requireDepth(
  ctx: Context,
  parentId: number | null,
  { levels, field }: { levels: number; field: string },
): Promise<void> {
  const parent = parentId
    ? await ctx.db.selectFrom('folders').select('path').where('id', '=', parentId).executeTakeFirst()
    : undefined
  const above = parent?.path.split('.').length ?? 0
  if (above + levels > deepestFolder) throw refuseField(field, `Folders lie at most ${deepestFolder} deep.`)
}

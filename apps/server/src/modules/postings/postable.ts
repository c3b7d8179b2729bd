import type { Context } from '../../platform/context.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import type { AccessScope, DocumentFacts } from '../documents/index.ts'

/** The scope of an access level. @throws Refusal ValidationFailed on `accessLevelId` for an unknown one */
export async function requireLevel(ctx: Context, id: number): Promise<AccessScope> {
  const wanted = ctx.db.selectFrom('accessLevels').select('scope').where('id', '=', id)
  // Whom the level reaches stays so until what is posted at it is written.
  const level = await (ctx.db.isTransaction ? wanted.forKeyShare() : wanted).executeTakeFirst()
  if (!level) throw refuseField('accessLevelId', 'There is no such access level.')
  return level.scope as AccessScope
}

/** @throws Refusal ValidationFailed on `publishAt` for an instant that has passed */
export function requireFuture({ clock }: Pick<Context, 'clock'>, publishAt: string | null | undefined): void {
  if (publishAt && Date.parse(publishAt) <= clock.now().getTime())
    throw refuseField('publishAt', 'Choose an hour that is still to come.')
}

/** @throws Refusal NotPostable with what is missing: `NoFile`, `NoCategory` */
export function requirePostable(document: Pick<DocumentFacts, 'fileCount'>, categoryId: number | null): void {
  const reasons = [...(document.fileCount === 0 ? ['NoFile'] : []), ...(categoryId === null ? ['NoCategory'] : [])]
  if (reasons.length > 0) throw refuse('NotPostable', { reasons })
}

/** @throws Refusal PublicClassified */
export function requireLawfulScope(scope: AccessScope, isClassified: boolean): void {
  if (scope === 'public' && isClassified) throw refuse('PublicClassified')
}

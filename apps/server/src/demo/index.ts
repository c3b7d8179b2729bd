import { hasOrganisation } from '../modules/organisation/index.ts'
import type { Context } from '../platform/context.ts'

/**
 * The demo university, where there is no organisation yet. What makes it is loaded only then: a server that was founded
 * long ago is not the larger for it.
 *
 * @param beginning called before it is made, which takes a minute
 * @returns how many documents were made; undefined where there is an organisation, and nothing was touched
 */
export async function foundDemoUniversity(ctx: Context, beginning = () => {}): Promise<number | undefined> {
  if (await hasOrganisation(ctx.db)) return undefined
  beginning()
  const { fillEmptyInstallation } = await import('./found-demo-university.ts')
  return fillEmptyInstallation(ctx)
}

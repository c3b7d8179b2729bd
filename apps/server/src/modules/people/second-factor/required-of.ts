import type { Config } from '../../../config.ts'
import type { Context } from '../../../platform/context.ts'
import { hasSecondFactor } from './second-factor.store.ts'

interface Duties {
  isAdministrator: boolean
  isCru: boolean
}

/** Whether the institution asks a second factor of people with these duties (domain: Sign-in). */
export const isRequiredOf = (config: Pick<Config, 'SECOND_FACTOR_REQUIRED_FOR'>, duties: Duties): boolean =>
  (duties.isAdministrator && config.SECOND_FACTOR_REQUIRED_FOR.includes('administrators')) ||
  (duties.isCru && config.SECOND_FACTOR_REQUIRED_FOR.includes('cru'))

/** Whether a person has to set one up before they may do anything else. */
export const mustSetUp = async (ctx: Context, person: Duties & { id: string }): Promise<boolean> =>
  isRequiredOf(ctx.config, person) && !(await hasSecondFactor(ctx.db, person.id))

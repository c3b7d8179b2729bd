import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  linkGoogle,
  linkHris,
  listIdentities,
  type ResponseOf,
  removeIdentity,
  renewRecoveryCodes,
  setUpSecondFactor,
  stepUp,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

const refreshes = ['Account']

export type Begun = ResponseOf<typeof setUpSecondFactor>
export type Identity = ResponseOf<typeof listIdentities>['items'][number]

export const secondFactorQuery = () => query(getSecondFactor)
export const identitiesQuery = () => query(listIdentities)
export const useStepUp = command(stepUp)
export const useSetUpSecondFactor = command(setUpSecondFactor)
export const useEnableSecondFactor = command(enableSecondFactor, { refreshes })
export const useDisableSecondFactor = command(disableSecondFactor, { refreshes })
export const useRenewRecoveryCodes = command(renewRecoveryCodes, { refreshes })
export const useLinkHris = command(linkHris, { refreshes })
export const useLinkGoogle = command(linkGoogle, { refreshes })
export const useRemoveIdentity = command(removeIdentity, { refreshes })

import {
  endOtherSessions,
  endSession,
  forgotPassword,
  getCampus,
  getOffice,
  getUnit,
  listOfficesOfCampus,
  listSessions,
  listUnitsOfOffice,
  sendConfirmation,
  setPasswordByLink,
  signIn,
  signInWithGoogle,
  signInWithHris,
  signUp,
  verifyEmail,
} from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'
import type { DeliveryUnitRef } from '../../lib/stored-user.ts'

export const sessionsQuery = () => query(listSessions)
export const useSignIn = command(signIn)
export const useSignInWithHris = command(signInWithHris)
export const useSignInWithGoogle = command(signInWithGoogle)
export const useSignUp = command(signUp)
export const useVerifyEmail = command(verifyEmail)
export const useSendConfirmation = command(sendConfirmation)
export const useForgotPassword = command(forgotPassword)
export const officesQuery = (campusId: number) => query(listOfficesOfCampus, { params: { id: campusId } })
export const unitsQuery = (officeId: number) => query(listUnitsOfOffice, { params: { id: officeId } })
export const useSetPassword = command(setPasswordByLink)
export const useEndSession = command(endSession, { refreshes: ['Account'] })
export const useEndOtherSessions = command(endOtherSessions, { refreshes: ['Account'] })

/** A delivery unit with its office and campus, each by its own call (specification, section 4: Sessions). */
export async function loadUnit(unitId: number): Promise<DeliveryUnitRef> {
  const { id, name, isCRU, officeId } = await call(getUnit, { params: { id: unitId } })
  const office = await call(getOffice, { params: { id: officeId } })
  const campus = await call(getCampus, { params: { id: office.campusId } })
  const { officeCount: _, ...campusRef } = campus
  return {
    id,
    name,
    isCRU,
    office: { id: office.id, name: office.name, shortName: office.shortName, campus: campusRef },
  }
}

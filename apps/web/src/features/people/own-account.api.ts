import {
  changeEmail,
  changePassword,
  changeUserName,
  confirmEmailChange,
  getEmailChange,
  getPreferences,
  type ResponseOf,
  removeAvatar,
  setAvatar,
  type User,
  updatePreferences,
  updateProfile,
} from '@sinupan/contract'
import { bearer, urlOf } from '../../lib/api.ts'
import { ApiRefusal, refusalOf } from '../../lib/api-refusal.ts'
import { command } from '../../lib/command.ts'
import { localStore } from '../../lib/local-store.ts'
import { query } from '../../lib/query.ts'
import { toStoredUser } from '../../lib/stored-user.ts'

const refreshes = ['Account']

export const preferencesQuery = () => query(getPreferences)
export const emailChangeQuery = () => query(getEmailChange)
export const useUpdateProfile = command(updateProfile, { refreshes })
export const useChangePassword = command(changePassword, { refreshes })
export const useChangeEmail = command(changeEmail, { refreshes })
export const useConfirmEmailChange = command(confirmEmailChange, { refreshes })
export const useChangeUserName = command(changeUserName, { refreshes })
export const useRemoveAvatar = command(removeAvatar, { refreshes })
export const useUpdatePreferences = command(updatePreferences, { refreshes })

/** Who is signed in is told anew by the server; the page and the frame show it at once. */
export const keepUser = (user: User): void => localStore.set('USER', toStoredUser(user))

/** Sends a person's picture as a form. @throws ApiRefusal */
export async function sendAvatar(picture: File): Promise<ResponseOf<typeof setAvatar>> {
  const form = new FormData()
  form.append('file', picture)
  const asked = fetch(urlOf(setAvatar), { method: setAvatar.method, headers: bearer(), body: form })
  const response = await asked.catch(() => {
    throw new ApiRefusal('Unreachable')
  })
  const text = await response.text()
  if (!response.ok) throw refusalOf(response, text)
  return JSON.parse(text) as User
}

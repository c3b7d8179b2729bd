import { localStore, useStored } from './local-store.ts'
import type { StoredUser } from './stored-user.ts'

/** Who is signed in: a token and a stored person, or nobody. */
export const currentUser = (): StoredUser | undefined =>
  localStore.get('TOKEN') === undefined ? undefined : localStore.get('USER')

/** The signed-in person, or undefined on an outsider's page. */
export function useCurrentUser(): StoredUser | undefined {
  const user = useStored('USER')
  return useStored('TOKEN') === undefined ? undefined : user
}

/** The signed-in person. For screens behind the sign-in. */
export function useUser(): StoredUser {
  const user = useCurrentUser()
  if (!user) throw new Error('Nobody is signed in.')
  return user
}

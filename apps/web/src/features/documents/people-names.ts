import type { UserRef } from '@sinupan/contract'
import { localStore } from '../../lib/local-store.ts'
import { fullName } from '../../lib/stored-user.ts'
import { t } from './words.ts'

/** A person as the history calls them: 'You', the name, or 'Somebody' whose account is gone. */
export function nameOfPerson(person: UserRef | null): string {
  if (!person) return t('somebody')
  return person.id === localStore.get('USER')?.userId ? t('you') : fullName(person)
}

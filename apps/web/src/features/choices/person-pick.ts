import type { UserRef } from '@sinupan/contract'
import { fullName } from '../../lib/stored-user.ts'
import type { Pick } from './pick-several.tsx'

/** A person as one to pick, told apart by position and e-mail. */
export const personPick = (person: UserRef): Pick => ({
  id: person.id,
  label: fullName(person),
  line: [person.position, person.email].filter(Boolean).join(' · '),
})

import type { User } from '@sinupan/contract'
import { flag, list, object, optional, orNull, type Read, text, whole } from './shape.ts'

const campus = object({ id: whole, campusName: text, shortName: text })
const office = object({ id: whole, name: text, shortName: text, campus })
const deliveryUnit = object({ id: whole, name: text, isCRU: flag, office })

/** The session's person as USER keeps it (specification, section 3), with the flags that menus and guards ask for. */
export const storedUser = object({
  userId: text,
  userName: text,
  firstName: text,
  middleName: orNull(text),
  lastName: text,
  email: text,
  emailConfirm: flag,
  position: orNull(text),
  avatarUrl: optional(orNull(text)),
  deliveryUnit: orNull(deliveryUnit),
  deliveryUnits: list(deliveryUnit),
  deliveryUnitIds: list(whole),
  isAdmin: flag,
  isCru: flag,
  isApprover: flag,
  mustSetUpSecondFactor: optional(flag),
})

export type StoredUser = Read<typeof storedUser>
export type DeliveryUnitRef = NonNullable<StoredUser['deliveryUnit']>

/** What USER keeps of the server's user. */
export const toStoredUser = (user: User): StoredUser => storedUser.read({ ...user, userId: user.id })

export const fullName = ({ firstName, lastName }: Pick<StoredUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** As lists have it that are sorted by the last name: 'Santos, Ana Marie'. */
export const sortedName = ({ firstName, lastName }: Pick<StoredUser, 'firstName' | 'lastName'>): string =>
  [lastName, firstName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(', ')

export const initialsOf = ({ firstName, lastName }: Pick<StoredUser, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('')

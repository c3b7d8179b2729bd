import { deliveryUnitRef, type User } from '@sinupan/contract'
import { z } from 'zod'

/** The session's person as USER keeps it (specification, section 3), with the flags that menus and guards ask for. */
export const storedUser = z.object({
  userId: z.string(),
  userName: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  email: z.string(),
  emailConfirm: z.boolean(),
  position: z.string().nullable(),
  deliveryUnit: deliveryUnitRef.nullable(),
  deliveryUnits: z.array(deliveryUnitRef),
  deliveryUnitIds: z.array(z.number().int()),
  isAdmin: z.boolean(),
  isCru: z.boolean(),
  isApprover: z.boolean(),
})

export type StoredUser = z.output<typeof storedUser>
export type DeliveryUnitRef = NonNullable<StoredUser['deliveryUnit']>

/** What USER keeps of the server's user. */
export const toStoredUser = (user: User): StoredUser => storedUser.parse({ ...user, userId: user.id })

export const fullName = ({ firstName, lastName }: Pick<StoredUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

export const initialsOf = ({ firstName, lastName }: Pick<StoredUser, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('')

import type { Stored } from '../lib/local-store.ts'

/** Somebody as a sign-in stores them: staff without a unit, where nothing else is said. */
export const storedPerson = (userId: string, change: Partial<Stored<'USER'>> = {}): Stored<'USER'> => ({
  userId,
  userName: userId,
  firstName: 'A',
  middleName: null,
  lastName: 'B',
  email: `${userId}@haraya.example`,
  emailConfirm: true,
  position: null,
  deliveryUnit: null,
  deliveryUnits: [],
  deliveryUnitIds: [],
  isAdmin: false,
  isCru: false,
  isApprover: false,
  ...change,
})

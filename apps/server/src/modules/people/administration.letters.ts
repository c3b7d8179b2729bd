import type { Letter } from '../../platform/mail/letter.ts'

interface Person {
  email: string
  firstName: string
  userName: string
}

const to = ({ email, firstName }: Person) => ({ recipient: email, greeting: `Dear ${firstName},` })

/** Where a one-time link leads. */
const linkPath = (userId: string, secret: string) => `/reset-password?userId=${userId}&token=${secret}`

export const invitationHours = 72
export const resetMinutes = 60

export const resetLetter = (person: Person, link: { userId: string; secret: string }): Letter => ({
  ...to(person),
  subject: 'Set a new password',
  paragraphs: [
    'An administrator sent you this link to set a new password.',
    `It works once, within ${resetMinutes} minutes. Every session of yours ends with it.`,
  ],
  button: { label: 'Set a new password', path: linkPath(link.userId, link.secret) },
})

export const welcomeLetter = (person: Person): Letter => ({
  ...to(person),
  subject: 'Your account is ready',
  paragraphs: [
    `An account was made for you. Your user name is ${person.userName}.`,
    'The administrator who made it tells you the password. Change it in your profile.',
  ],
  button: { label: 'Sign in', path: '/login' },
})

/** To the old and the new address. */
export const addressChangedLetter = (person: Person, address: string): Letter => ({
  ...to({ ...person, email: address }),
  subject: 'The e-mail of your account was changed',
  paragraphs: [
    `An administrator changed the e-mail of your account ${person.userName} to ${person.email}.`,
    'If this is a mistake, tell your administrator.',
  ],
  button: { label: 'Open your profile', path: '/user-profile' },
})

export const deactivatedLetter = (person: Person): Letter => ({
  ...to(person),
  subject: 'Your account was deactivated',
  paragraphs: ['An administrator deactivated your account. Every session of yours has ended.'],
  button: { label: 'Search public documents', path: '/' },
})

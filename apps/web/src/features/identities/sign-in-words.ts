import { words } from '../../lib/messages.ts'

export const english = {
  or: 'or',
  hrAccount: 'University account (HRIS)',
  hrAccountLead: 'Sign in with the user name and password of your HR account.',
  hrUserName: 'HR user name',
  hrPassword: 'HR password',
  googleAccount: 'University Google account',
  googleLoading: 'Google’s button is loading',
  googleFailed: 'Google’s sign-in could not be loaded. Something blocks accounts.google.com.',
  otherWay: 'Sign in another way',
  secondStep: 'Second step',
  secondStepLead: 'Enter the six digits that your authenticator app shows now.',
  recoveryLead: 'Enter one of the recovery codes that you kept. It works once.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  useRecoveryCode: 'Use a recovery code instead',
  useApp: 'Use the app instead',
  back: 'Back',
  signIn: 'Sign in',
  notAccepted: 'An administrator has not accepted your account yet. You get a mail when that is done.',
  enterCode: 'Enter the code',
  showPassword: 'Show or hide the password',
} as const

export const t = words('identities-sign-in', english)

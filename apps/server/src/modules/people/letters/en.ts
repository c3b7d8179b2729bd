import type { AccountTexts } from './texts.ts'

const notYou = 'If this was not you, set a new password at once and tell an administrator.'

export const en: AccountTexts = {
  greeting: (firstName) => (firstName ? `Dear ${firstName},` : 'Good day,'),
  registered: ({ userName, minutes }) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `Somebody registered with this address, under the user name ${userName}. If it was you, enter this code within ${minutes} minutes. Then an administrator accepts your account.`,
      'If you did not register under this user name, do nothing and give the code to nobody. Without it there is no account.',
    ],
    label: 'Enter the code',
  }),
  addressHasAccount: () => ({
    subject: 'You have an account already',
    paragraphs: [
      'Somebody tried to register with this address, which has an account. Nothing was changed.',
      'If it was you, sign in. If you don’t remember your password, ask for a link that sets a new one. If it was not you, do nothing.',
    ],
    label: 'Set a new password',
  }),
  confirmAddress: ({ minutes }) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [`Enter this code within ${minutes} minutes to confirm that this is your address.`],
    label: 'Enter the code',
  }),
  passwordLink: ({ minutes }) => ({
    subject: 'Set a new password',
    paragraphs: [
      `Somebody asked for a new password of your account. The link works once, within ${minutes} minutes.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
    label: 'Set a new password',
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Your password was changed',
    paragraphs: [`The password of your account was changed on ${at}. Your other sessions were ended.`, notYou],
    label: 'It was not me',
  }),
  newAddress: ({ minutes }) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Enter this code in your profile within ${minutes} minutes. Until then your account keeps its present address.`,
      'If you did not ask for this, do nothing and give the code to nobody.',
    ],
    label: 'Open your profile',
  }),
  addressChangeAsked: ({ email }) => ({
    subject: 'Your e-mail address is being changed',
    paragraphs: [
      `Somebody who knows your password asked to change your address to ${email}. It takes effect when that address is confirmed.`,
      `${notYou} That also ends the change.`,
    ],
    label: 'It was not me',
  }),
  addressChanged: ({ email }) => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [`The address of your account is now ${email}.`, 'If this was not you, tell an administrator at once.'],
    label: 'Open your profile',
  }),
  addressWanted: () => ({
    subject: 'Somebody else entered your address',
    paragraphs: [
      'Another person tried to make this the address of their account. It stays yours and nothing was changed.',
    ],
    label: 'Open your profile',
  }),
  userNameChanged: ({ userName }) => ({
    subject: 'Your user name was changed',
    paragraphs: [`You now sign in as ${userName}, or with your e-mail address as before.`, notYou],
    label: 'It was not me',
  }),
  secondFactorOn: () => ({
    subject: 'Your second factor was turned on',
    paragraphs: ['From now on signing in asks for a code of your app too. Your other sessions were ended.', notYou],
    label: 'It was not me',
  }),
  secondFactorOff: () => ({
    subject: 'Your second factor was turned off',
    paragraphs: ['Signing in no longer asks for a code of your app.', notYou],
    label: 'It was not me',
  }),
  secondFactorReset: () => ({
    subject: 'Your second factor was reset',
    paragraphs: [
      'An administrator turned off the second factor of your account. All your sessions were ended. Sign in with your password and set the second factor up again.',
      'If you did not ask for this, tell an administrator at once.',
    ],
    label: 'Sign in',
  }),
  accepted: ({ userName, unitName }) => ({
    subject: 'Your account was accepted',
    paragraphs: [
      unitName
        ? `Your account was accepted. You work in ${unitName}.`
        : 'Your account was accepted. You have no unit yet; an administrator gives you one.',
      `Sign in with your user name, ${userName}, or this address.`,
    ],
    label: 'Sign in',
  }),
  refused: ({ hasReason }) => ({
    subject: 'Your account was not accepted',
    paragraphs: [
      'An administrator did not accept your account. What you had entered was deleted.',
      ...(hasReason ? ['The reason:'] : []),
    ],
    label: 'Search public documents',
  }),
  invited: ({ userName, institution, hours }) => ({
    subject: `Your account at ${institution}`,
    paragraphs: [
      `An account was made for you. Your user name is ${userName}.`,
      `Set your password within ${hours} hours. The link works once.`,
    ],
    label: 'Set your password',
  }),
  passwordLinkSent: ({ minutes }) => ({
    subject: 'Set a new password',
    paragraphs: [
      'An administrator sent you this link to set a new password.',
      `It works once, within ${minutes} minutes. Every session of yours ends with it.`,
    ],
    label: 'Set a new password',
  }),
  made: ({ userName }) => ({
    subject: 'Your account is ready',
    paragraphs: [
      `An account was made for you. Your user name is ${userName}.`,
      'The administrator who made it tells you the password. Change it in your profile.',
    ],
    label: 'Sign in',
  }),
  addressReplaced: ({ userName, email }) => ({
    subject: 'The e-mail of your account was changed',
    paragraphs: [
      `An administrator changed the e-mail of your account ${userName} to ${email}.`,
      'If this is a mistake, tell your administrator.',
    ],
    label: 'Open your profile',
  }),
  deactivated: () => ({
    subject: 'Your account was deactivated',
    paragraphs: ['An administrator deactivated your account. Every session of yours has ended.'],
    label: 'Search public documents',
  }),
}

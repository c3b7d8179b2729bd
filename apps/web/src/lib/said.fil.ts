import { passwordLengths, type Sayings, sayings } from '@sinupan/contract'

type Saying = Sayings[keyof Sayings]

/** What the server says beside a refusal's usual sentence; one that lacks its Filipino doesn't compile. */
const ofTheServer = {
  [sayings.lockedOut]: 'Masyadong maraming pagsubok. Maghintay nang {{minutes}} minuto bago sumubok muli.',
  [sayings.passwordHoldsName]: 'Hindi maaaring nasa password ang iyong user name o e-mail.',
  [sayings.passwordGuessable]: 'Masyadong madaling hulaan ang password na ito.',
  [sayings.passwordCommon]: 'Masyadong marami ang gumagamit ng password na ito. Pumili ng iba.',
  [sayings.otherDomain]: 'Gumamit ng e-mail address ng {{domains}}.',
  [sayings.or]: ' o ',
  [sayings.userNameTaken]: 'May gumagamit na ng user name na iyan.',
  [sayings.noSuchUnit]: 'Walang ganitong unit.',
} satisfies Record<Saying, string>

/** What the contract says of a field in the forms of who isn't signed in. */
const ofTheContract = {
  'This can’t hold line breaks.': 'Hindi ito maaaring magkaroon ng putol ng linya.',
  'Enter your user name or e-mail.': 'Ilagay ang iyong user name o e-mail.',
  'Enter your password.': 'Ilagay ang iyong password.',
  'Enter the six digits of your app, or a recovery code.':
    'Ilagay ang anim na digit mula sa iyong app, o isang recovery code.',
  'Enter the user name of your HR account.': 'Ilagay ang user name ng iyong HR account.',
  'Enter the password of that account.': 'Ilagay ang password ng account na iyon.',
  [`A password has at least ${passwordLengths.least} characters.`]: `Hindi bababa sa ${passwordLengths.least} karakter ang password.`,
  [`A password has at most ${passwordLengths.most} characters.`]: `Hindi hihigit sa ${passwordLengths.most} karakter ang password.`,
  'Enter your first name.': 'Ilagay ang iyong pangalan.',
  'Enter your last name.': 'Ilagay ang iyong apelyido.',
  'Enter a whole e-mail address.': 'Ilagay ang buong e-mail address.',
  'A user name has at least 3 characters.': 'Hindi bababa sa 3 karakter ang user name.',
  'A user name has letters, digits, dots, hyphens and underscores only.':
    'Mga titik, digit, tuldok, gitling at underscore lamang ang maaari sa user name.',
  'Choose your unit.': 'Piliin ang iyong unit.',
  'The code has six digits.': 'Anim na digit ang code.',
  'Give ids separated by commas.': 'Mga id na pinaghihiwalay ng kuwit ang ibigay.',
}

/** English sentences of the contract and the server, each with its Filipino. */
export const said: Readonly<Record<string, string>> = { ...ofTheServer, ...ofTheContract }

import { passwordLengths, type Sayings, sayings } from '@sinupan/contract'

type Saying = Sayings[keyof Sayings]

/** What is said of any field. */
const ofAnyField = {
  [sayings.missing]: 'Sagutan ito.',
  [sayings.unknownField]: 'Hindi kilala ang field na ito.',
  [sayings.unholdable]: 'Hindi ito maaaring magkaroon ng NUL o ng kalahati ng isang karakter.',
  [sayings.notUtf8]: 'May mga titik dito na hindi mabasa. Ipadala ito bilang UTF-8.',
  [sayings.lineBreaks]: 'Hindi ito maaaring magkaroon ng putol ng linya.',
  [sayings.tooManyMarks]: 'Masyadong maraming tuldik sa isang titik.',
  [sayings.tooDeep]: 'Hanggang {{count}} antas lang ang mababasa.',
  [sayings.tooMuch]: 'Hanggang {{count}} halaga lang ang mababasa.',
  [sayings.nothingVisible]: 'Kailangan nito ng karakter na nakikita.',
  [sayings.turnsDirection]: 'Hindi ito maaaring magkaroon ng mga karakter na nagbabago ng direksiyon ng sulat.',
  [sayings.shortestOne]: 'Hindi bababa sa 1 karakter.',
  [sayings.shortest]: 'Hindi bababa sa {{count}} karakter.',
  [sayings.longestOne]: 'Hindi hihigit sa 1 karakter.',
  [sayings.longest]: 'Hindi hihigit sa {{count}} karakter.',
  [sayings.fewestOne]: 'Hindi bababa sa 1.',
  [sayings.fewest]: 'Hindi bababa sa {{count}} ang bilang.',
  [sayings.mostOne]: 'Hindi hihigit sa 1 ang bilang.',
  [sayings.most]: 'Hindi hihigit sa {{count}} ang bilang.',
  [sayings.least]: 'Hindi bababa sa {{least}}.',
  [sayings.greatest]: 'Hindi hihigit sa {{most}}.',
  [sayings.notChangedHere]: 'Hindi ito binabago rito.',
  [sayings.noText]: 'Magbigay ng teksto.',
  [sayings.noNumber]: 'Magbigay ng numero.',
  [sayings.noWholeNumber]: 'Magbigay ng buong numero.',
  [sayings.noYesOrNo]: 'true o false ang sagot dito.',
  [sayings.noDate]: 'Magbigay ng petsa, gaya ng 2026-05-17.',
  [sayings.noInstant]: 'Magbigay ng petsang may oras at sona, gaya ng 2026-05-17T08:00:00Z.',
  [sayings.outsideCalendar]: 'Magbigay ng petsa mula sa taong 1 hanggang 9898.',
  [sayings.noList]: 'Magbigay ng listahan.',
  [sayings.noObject]: 'Magbigay ng object na may mga field.',
  [sayings.noChoice]: 'Pumili ng isa sa mga ito: {{choices}}.',
  [sayings.noJson]: 'Hindi ito JSON.',
  [sayings.unreadableRequest]: 'Hindi mabasa ang request na ito.',
  [sayings.wrong]: 'Hindi ito tama.',
  [sayings.noSearchDate]:
    'Hindi mabasa ang “{{words}}”: petsa ang kasunod ng before: at after:, gaya ng 2026, 2026-05 o 2026-05-17.',
  [sayings.noSearchType]:
    'Hindi mabasa ang “{{words}}”: uri ang kasunod ng type:, gaya ng pdf, word, spreadsheet, image o folder, o ang dulo ng pangalan ng file.',
  [sayings.noSearchWithout]: 'Hindi mabasa ang “{{words}}”: walang minus sa harap ng before: at after:.',
} satisfies Partial<Record<Saying, string>>

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
  ...ofAnyField,
} satisfies Record<Saying, string>

/** What the contract says of a field in the forms of who isn't signed in. */
const ofTheContract = {
  'Enter your user name or e-mail.': 'Ilagay ang iyong user name o e-mail.',
  'Enter your password.': 'Ilagay ang iyong password.',
  'Give the number of an attachment, as in 3 or 3.1.': 'Ibigay ang numero ng attachment, gaya ng 3 o 3.1.',
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
  'Tell your name.': 'Ilagay ang iyong pangalan.',
  'Say what you are to the university.': 'Sabihin kung ano ka sa unibersidad.',
  'Tell your first name.': 'Ilagay ang iyong pangalan.',
  'Tell your last name.': 'Ilagay ang iyong apelyido.',
  'Enter a telephone number.': 'Maglagay ng numero ng telepono.',
  'Say in a few words what you are looking for.': 'Sabihin sa ilang salita kung ano ang hinahanap mo.',
  'Describe it in a sentence or two: at least 20 characters.':
    'Ilarawan ito sa isa o dalawang pangungusap: hindi bababa sa 20 karakter.',
  'Nothing here is older than 1900. Leave it out where you do not know.':
    'Walang mas matanda rito sa 1900. Iwanang blangko kung hindi mo alam.',
  'Say what you need it for: at least 10 characters.':
    'Sabihin kung para saan mo ito kailangan: hindi bababa sa 10 karakter.',
  'Read the privacy notice first.': 'Basahin muna ang paunawa sa privacy.',
  'Give a key of at least 8 characters.': 'Magbigay ng key na hindi bababa sa 8 karakter.',
  'The end lies before the beginning.': 'Mas nauna ang wakas sa simula.',
  'Write something first.': 'Sumulat muna.',
  'Say what is wrong with the answer: at least 10 characters.':
    'Sabihin kung ano ang mali sa sagot: hindi bababa sa 10 karakter.',
  'There is no such campus.': 'Walang ganitong campus.',
  'There is no such unit at this campus.': 'Walang ganitong unit sa campus na ito.',
  'There is no such public document.': 'Walang ganitong pampublikong dokumento.',
  'A file is not here any more. Attach it again.': 'Wala na rito ang isang file. Ilakip itong muli.',
  'Choose your unit.': 'Piliin ang iyong unit.',
  'The code has six digits.': 'Anim na digit ang code.',
  'Give up to 200 ids separated by commas.': 'Hanggang 200 id na pinaghihiwalay ng kuwit ang ibigay.',
}

/** English sentences of the contract and the server, each with its Filipino. */
export const said: Readonly<Record<string, string>> = { ...ofTheServer, ...ofTheContract }

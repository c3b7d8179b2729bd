import type { Translation } from './messages.ts'
import type { sentences } from './refusal-sentences.ts'
import type { sharedWords } from './shared-words.ts'

export const shared = {
  product: 'Sinupan',
  productLine: 'Sinupan · Mga record ng unibersidad',
  cancel: 'Kanselahin',
  close: 'Isara',
  save: 'I-save',
  undo: 'Ibalik',
  tryAgain: 'Subukan muli',
  copyDetails: 'Kopyahin ang mga detalye',
  copied: 'Nakopya',
  reference: 'Reference {{id}} · {{at}}',
  loading: 'Nilo-load',
  none: 'Wala',
  today: 'Ngayong araw',
  digit: 'Digit {{n}} sa 6',
} satisfies Translation<typeof sharedWords>

/** What can be refused to outsiders. What only signed-in people may try is refused in English, as their screens are. */
export const refusals = {
  ValidationFailed: 'May mga field na hindi tama.',
  Unauthenticated: 'Mag-sign in upang magpatuloy.',
  Forbidden: 'Hindi mo ito maaaring gawin.',
  Classified: 'Classified ang dokumentong ito. Maaari kang bigyan ng access ng may-ari nito.',
  NotFound: 'Walang maipapakita sa iyo sa address na ito.',
  StateChanged: 'May ibang nagbago nito samantala. Walang na-save sa mga binago mo.',
  NoFiles: 'Hindi nakita ang file.',
  TooLarge: 'Lampas iyon sa limitasyon.',
  TypeRefused: 'Hindi tinatanggap ang mga file na ganito ang uri.',
  ContentRefused: 'Tinanggihan ang nilalaman ng file na ito.',
  RangeNotSatisfiable: 'Mas maikli ang file kaysa sa bahaging hiningi.',
  BytesMissing: 'Nawawala sa imbakan ang laman ng file na ito. Sabihin sa inyong administrador.',
  StorageFailed: 'Hindi naitago ang file. Walang nabago.',
  TooMany: 'Hanggang 200 000 file at folder lang ang isang download. Bawasan ang pipiliin.',
  TooManyRequests: 'Masyadong madalas iyon. Maghintay nang kaunti.',
  Internal: 'Nagkaroon ng problema sa aming panig. Walang nabago.',
  Unavailable: 'Hindi makasagot ang serbisyo ngayon. Subukan muli mamaya.',
  InvalidLoginAttempt: 'Hindi tama ang user name o password.',
  EmailNotConfirmed: 'Kumpirmahin muna ang iyong e-mail address.',
  AwaitingAcceptance: 'Hindi pa tinatanggap ng administrador ang iyong account.',
  Deactivated: 'Na-deactivate ang account na ito.',
  LockedOut: 'Masyadong maraming pagsubok. Maghintay bago sumubok muli.',
  InvalidLink: 'Hindi na magagamit ang link na ito. Humingi ng bago.',
  InvalidCode: 'Hindi tama ang code na ito, o lumipas na ang bisa. Humingi ng bago.',
  WeakPassword: 'Pumili ng ibang password.',
  SecondFactor: 'Ilagay ang code mula sa iyong authenticator app.',
  WrongCode: 'Hindi tama ang code na iyon, o nagamit na.',
  ProviderUnavailable: 'Hindi masuri ang account na iyon ngayon. Subukan muli mamaya.',
  UnknownIdentity: 'Walang account dito na kaugnay niyon. Magparehistro, o i-link ito sa iyong profile.',
  ForeignDomain:
    'Ang e-mail ng iyong HR account ay nasa ibang domain at hindi sa institusyon. Ipatama ito sa nangangalaga ng HR.',
  AccountExists: 'May account na sa e-mail na ito. Mag-sign in doon at i-link ang isa pa sa iyong profile.',
  Unreachable: 'Hindi maabot ang server. Tingnan ang koneksiyon, saka subukan muli.',
  TimedOut: 'Hindi sumagot ang server sa loob ng 30 segundo. Walang nabago.',
} satisfies Partial<Translation<typeof sentences>>

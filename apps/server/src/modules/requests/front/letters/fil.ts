import { answerInParts, dayIn, labelsOf } from './text-parts.ts'
import type { RequestTexts } from './texts.ts'

const open = 'Buksan ang kahilingan'
const link = 'Bubuksan ng button ang kahilingan mo para sa sinumang may hawak ng mail na ito. Huwag itong ipasa.'

const answers: RequestTexts['answers'] = {
  successful: 'Ibinibigay sa iyo ang hiniling mo.',
  partially_successful: 'Isang bahagi ng hiniling mo ang ibinibigay sa iyo. Ang iba ay hindi; nasa ibaba ang dahilan.',
  proactively_disclosed: 'Pampubliko na ang hiniling mo. Nasa sagot kung saan ito makikita.',
  denied: 'Hindi maibibigay ang hiniling mo. Nasa ibaba ang dahilan.',
  not_held: 'Naghanap kami, at wala sa amin ang hiniling mo.',
  invalid: 'Hindi namin matanggap ang kahilingan sa pagkakasulat nito.',
  referred: 'Nasa ibang tanggapan ang hiniling mo, at ipinasa namin doon ang kahilingan.',
  duplicate: 'Pareho ito sa isa pang kahilingan, at doon ito itutuloy.',
}
const grounds: RequestTexts['grounds'] = {
  executive_privilege: 'Saklaw ito ng executive privilege.',
  national_security: 'Tungkol ito sa pambansang seguridad, depensa o ugnayang panlabas.',
  law_enforcement: 'Tungkol ito sa pagpapatupad ng batas at kaligtasan ng mga tao.',
  privacy: 'Maglalahad ito ng pribadong bagay tungkol sa ibang tao.',
  confidential_in_office: 'Ibinigay ito sa tanggapan nang may tiwalang lihim.',
  prejudicial_disclosure: 'Makapipinsala kung ilalabas ito nang maaga.',
  proceedings: 'Bahagi ito ng mga paglilitis na lihim ayon sa batas.',
  banking_and_trade: 'Lihim ito ayon sa batas sa pagbabangko, pananalapi o kalakalan.',
  other_law: 'Lihim ito ayon sa ibang batas o tuntunin.',
}

const letters: RequestTexts['letters'] = {
  confirm: {
    subject: 'Kumpirmahin ang kahilingan mo {{trackingNo}}',
    text: `May humiling sa amin, malamang ikaw, ng isang dokumento. Pindutin ang button sa loob ng 72 oras upang kumpirmahin. Saka lang kami magsisimula, at bibilang kami mula sa araw na ipinadala mo ang form.

Ang tracking number mo ay {{trackingNo}}. Kung hindi mo ito hiniling, walang kailangang gawin: aalisin ang form.`,
  },
  received: {
    subject: 'Nasa amin na ang kahilingan mo {{trackingNo}}',
    text: `Nasa talaan na namin ang kahilingan mong “{{title}}” bilang {{registryNo}}. Masasagot ka hanggang {{dueOn}}.

Ang tracking number nito ay {{trackingNo}}. Sa numerong ito lang, makikita ng sinuman kung nasaan na ito, at wala sa isinulat mo.

${link}`,
  },
  code: {
    subject: 'Ang code mo',
    text: `Bubuksan ng code na ito ang kahilingang {{trackingNo}} sa loob ng 10 minuto. Huwag itong ibigay kaninuman.

Kung hindi mo ito hiningi, walang kailangang gawin.`,
  },
  asked: {
    subject: 'May tanong tungkol sa kahilingan mo {{trackingNo}}',
    text: `May kailangan kaming malaman bago magpatuloy. Nakahinto ang bilang ng araw hanggang sumagot ka; sumagot hanggang {{answerUntil}}. Pagkatapos ng araw na iyon, isasara ang kahilingan.

${link}`,
  },
  remindedToAnswer: {
    subject: 'Hinihintay pa namin ang sagot mo: {{trackingNo}}',
    text: 'May itinanong kami tungkol sa kahilingan mo. Isasara ito kung wala kaming marinig hanggang {{answerUntil}}.',
  },
  written: {
    subject: 'May mensahe tungkol sa kahilingan mo {{trackingNo}}',
    text: 'Sumulat sa iyo ang tanggapan:',
  },
  extended: {
    subject: 'Tatagal pa ang kahilingan mo {{trackingNo}}',
    text: `Kailangan namin ng dagdag na panahon. Masasagot ka hanggang {{dueOn}}.

Ang dahilan:`,
  },
  answered: {
    subject: 'Ang sagot sa kahilingan mo {{trackingNo}}',
    text: answerInParts,
  },
  withdrawn: {
    subject: 'Binawi ang kahilingan mo {{trackingNo}}',
    text: 'Binawi mo ang kahilingan, at huminto kami. Maaari kang humiling muli anumang oras.',
  },
  lapsed: {
    subject: 'Isinara ang kahilingan mo {{trackingNo}}',
    text: 'May itinanong kami at wala kaming narinig sa loob ng 60 araw, kaya isinara ang kahilingan. Maaari kang humiling muli anumang oras.',
  },
  appealReceived: {
    subject: 'Nasa amin na ang apela mo: {{trackingNo}}',
    text: 'Nasa nagpapasya na ang apela mo. Sasabihan ka kung ano ang mangyayari rito.',
  },
  reopened: {
    subject: 'Bukas muli ang kahilingan mo {{trackingNo}}',
    text: 'Muli kaming maghahanap at magpapasya. Ang takda ay {{dueOn}}; sasabihan ka kapag may sagot na.',
  },
  dueMoved: {
    subject: 'Ang kahilingan mo {{trackingNo}}: ibang araw',
    text: 'Sarado ang mga tanggapan sa isang araw na dating may pasok. Masasagot ka hanggang {{dueOn}}.',
  },
}

export const fil: RequestTexts = {
  greeting: 'Magandang araw,',
  day: dayIn('fil'),
  letters,
  labels: labelsOf({ open, answer: 'Sumagot', confirm: 'Kumpirmahin ang kahilingan', code: 'Ilagay ang code' }),
  answers,
  grounds,
  referral: (office) => `Ipinasa ito sa: ${office}.`,
  pickUp: 'Kunin ito sa tanggapan. Dalhin ang tracking number at anumang magpapakilala sa iyo.',
  appeal: (day) =>
    `Kung hindi ka sang-ayon, maaari kang umapela hanggang ${day}: buksan ang kahilingan at sabihin kung ano ang mali.`,
}

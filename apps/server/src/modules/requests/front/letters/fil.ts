import { dayIn } from './day-in.ts'
import type { Answer, RequestTexts } from './texts.ts'

const open = 'Buksan ang kahilingan'
const link = 'Bubuksan ng button ang kahilingan mo para sa sinumang may hawak ng mail na ito. Huwag itong ipasa.'

const outcomes: Record<Answer['outcome'], string> = {
  successful: 'Ibinibigay sa iyo ang hiniling mo.',
  partially_successful: 'Isang bahagi ng hiniling mo ang ibinibigay sa iyo. Ang iba ay hindi; nasa ibaba ang dahilan.',
  proactively_disclosed: 'Pampubliko na ang hiniling mo. Nasa sagot kung saan ito makikita.',
  denied: 'Hindi maibibigay ang hiniling mo. Nasa ibaba ang dahilan.',
  not_held: 'Naghanap kami, at wala sa amin ang hiniling mo.',
  invalid: 'Hindi namin matanggap ang kahilingan sa pagkakasulat nito.',
  referred: 'Nasa ibang tanggapan ang hiniling mo, at ipinasa namin doon ang kahilingan.',
  duplicate: 'Pareho ito sa isa pang kahilingan, at doon ito itutuloy.',
}
const grounds: Record<NonNullable<Answer['ground']>, string> = {
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

export const fil: RequestTexts = {
  greeting: 'Magandang araw,',
  day: dayIn('fil'),
  confirm: ({ trackingNo }) => ({
    subject: `Kumpirmahin ang kahilingan mo ${trackingNo}`,
    paragraphs: [
      `May humiling sa amin, malamang ikaw, ng isang dokumento. Pindutin ang button sa loob ng 72 oras upang kumpirmahin. Saka lang kami magsisimula, at bibilang kami mula sa araw na ipinadala mo ang form.`,
      `Ang tracking number mo ay ${trackingNo}. Kung hindi mo ito hiniling, walang kailangang gawin: aalisin ang form.`,
    ],
    label: 'Kumpirmahin ang kahilingan',
  }),
  received: ({ trackingNo, title, registryNo, dueOn }) => ({
    subject: `Nasa amin na ang kahilingan mo ${trackingNo}`,
    paragraphs: [
      `Nasa talaan na namin ang kahilingan mong “${title}” bilang ${registryNo}. Masasagot ka hanggang ${fil.day(dueOn)}.`,
      `Ang tracking number nito ay ${trackingNo}. Sa numerong ito lang, makikita ng sinuman kung nasaan na ito, at wala sa isinulat mo.`,
      link,
    ],
    label: open,
  }),
  code: ({ trackingNo }) => ({
    subject: 'Ang code mo',
    paragraphs: [
      `Bubuksan ng code na ito ang kahilingang ${trackingNo} sa loob ng 10 minuto. Huwag itong ibigay kaninuman.`,
      'Kung hindi mo ito hiningi, walang kailangang gawin.',
    ],
    label: 'Ilagay ang code',
  }),
  asked: ({ trackingNo, answerUntil }) => ({
    subject: `May tanong tungkol sa kahilingan mo ${trackingNo}`,
    paragraphs: [
      `May kailangan kaming malaman bago magpatuloy. Nakahinto ang bilang ng araw hanggang sumagot ka; sumagot hanggang ${fil.day(answerUntil)}. Pagkatapos ng araw na iyon, isasara ang kahilingan.`,
      link,
    ],
    label: 'Sumagot',
  }),
  remindedToAnswer: ({ trackingNo, answerUntil }) => ({
    subject: `Hinihintay pa namin ang sagot mo: ${trackingNo}`,
    paragraphs: [
      `May itinanong kami tungkol sa kahilingan mo. Isasara ito kung wala kaming marinig hanggang ${fil.day(answerUntil)}.`,
    ],
    label: 'Sumagot',
  }),
  written: ({ trackingNo }) => ({
    subject: `May mensahe tungkol sa kahilingan mo ${trackingNo}`,
    paragraphs: ['Sumulat sa iyo ang tanggapan:'],
    label: open,
  }),
  extended: ({ trackingNo, dueOn, reason }) => ({
    subject: `Tatagal pa ang kahilingan mo ${trackingNo}`,
    paragraphs: [
      `Kailangan namin ng dagdag na panahon. Masasagot ka hanggang ${fil.day(dueOn)}.`,
      ...(reason ? ['Ang dahilan:'] : []),
    ],
    label: open,
  }),
  answered: ({ trackingNo, outcome, ground, referredTo, appealUntil, isPickedUp }) => ({
    subject: `Ang sagot sa kahilingan mo ${trackingNo}`,
    paragraphs: [
      outcomes[outcome],
      ...(ground ? [grounds[ground]] : []),
      ...(referredTo ? [`Ipinasa ito sa: ${referredTo}.`] : []),
      ...(isPickedUp ? ['Kunin ito sa tanggapan. Dalhin ang tracking number at anumang magpapakilala sa iyo.'] : []),
      ...(appealUntil
        ? [
            `Kung hindi ka sang-ayon, maaari kang umapela hanggang ${fil.day(appealUntil)}: buksan ang kahilingan at sabihin kung ano ang mali.`,
          ]
        : []),
    ],
    label: open,
  }),
  withdrawn: ({ trackingNo }) => ({
    subject: `Binawi ang kahilingan mo ${trackingNo}`,
    paragraphs: ['Binawi mo ang kahilingan, at huminto kami. Maaari kang humiling muli anumang oras.'],
    label: open,
  }),
  lapsed: ({ trackingNo }) => ({
    subject: `Isinara ang kahilingan mo ${trackingNo}`,
    paragraphs: [
      'May itinanong kami at wala kaming narinig sa loob ng 60 araw, kaya isinara ang kahilingan. Maaari kang humiling muli anumang oras.',
    ],
    label: open,
  }),
  appealReceived: ({ trackingNo }) => ({
    subject: `Nasa amin na ang apela mo: ${trackingNo}`,
    paragraphs: ['Nasa nagpapasya na ang apela mo. Sasabihan ka kung ano ang mangyayari rito.'],
    label: open,
  }),
  reopened: ({ trackingNo, dueOn }) => ({
    subject: `Bukas muli ang kahilingan mo ${trackingNo}`,
    paragraphs: [
      `Muli kaming maghahanap at magpapasya. Ang takda ay ${fil.day(dueOn)}; sasabihan ka kapag may sagot na.`,
    ],
    label: open,
  }),
  dueMoved: ({ trackingNo, dueOn }) => ({
    subject: `Ang kahilingan mo ${trackingNo}: ibang araw`,
    paragraphs: [
      `Sarado ang mga tanggapan sa isang araw na dating may pasok. Masasagot ka hanggang ${fil.day(dueOn)}.`,
    ],
    label: open,
  }),
}

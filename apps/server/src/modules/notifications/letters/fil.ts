import type { BrokenChain, NoticeTexts } from './texts.ts'

const placeOf: Record<BrokenChain['kind'], (number: number) => string> = {
  altered: (number) => `binago ang tala ${number}`,
  missing: (number) => `nawawala ang tala ${number}`,
  gap: (number) => `nawawala ang selyo ng tala ${number}`,
  truncated: (number) => `nawawala ang dulo, mula bago ang tala ${number}`,
}

export const fil: NoticeTexts = {
  greeting: (firstName) => `Mahal na ${firstName},`,
  classified: 'isang classified na dokumento',
  system: 'ang sistema',
  sent: ({ title, by, unitName, accessLevel }) => ({
    subject: `Naghihintay ng iyong pasya: ${title}`,
    paragraphs: [
      `Ipinadala ni ${by} ng ${unitName} ang ${title} upang mailathala sa antas na ${accessLevel}.`,
      'Naghihintay ito ng iyong pasya.',
    ],
    label: 'Suriin ito',
  }),
  approved: ({ title, by, accessLevel, hour }) => ({
    subject: `Inaprubahan: ${title}`,
    paragraphs: [
      hour
        ? `Inaprubahan ni ${by} ang ${title}. Ilalathala ito sa antas na ${accessLevel} sa ${hour}.`
        : `Inaprubahan ni ${by} ang ${title}. Nakalathala na ito sa antas na ${accessLevel}.`,
    ],
    label: 'Buksan ang My Archive',
  }),
  returned: ({ title, by, isClassified }) => ({
    subject: `Ibinalik: ${title}`,
    paragraphs: [`Ibinalik ni ${by} ang ${title}.`, isClassified ? 'Nasa My Archive ang dahilan.' : 'Ang dahilan:'],
    label: 'Baguhin at ipadala ulit',
  }),
  unpublished: ({ title, by }) => ({
    subject: `Hindi na nakalathala: ${title}`,
    paragraphs: [`Binawi ni ${by} ang ${title} para sa bagong pasya. Hindi ito nakalathala hanggang doon.`],
    label: 'Buksan ang My Archive',
  }),
  withdrawn: ({ title, by }) => ({
    subject: `Binawi: ${title}`,
    paragraphs: [`Binawi ni ${by} ang pagpo-post ng ${title}.`],
    label: 'Buksan ang My Archive',
  }),
  published: ({ title, accessLevel }) => ({
    subject: `Nakalathala na: ${title}`,
    paragraphs: [`Dumating na ang oras: nakalathala na ang ${title} sa antas na ${accessLevel}.`],
    label: 'Buksan ang My Archive',
  }),
  takenDown: ({ title, by }) => ({
    subject: `Inalis sa publiko: ${title}`,
    paragraphs: [`Inalis ni ${by} ang ${title} sa publiko. Sinasabi ng pampublikong pahina nito ang dahilan:`],
    label: 'Buksan ang My Archive',
  }),
  reminded: ({ title, unitName, workingDays }) => ({
    subject: `Naghihintay pa rin ng iyong pasya: ${title}`,
    paragraphs: [`${workingDays} araw ng trabaho nang naghihintay ng pasya ang ${title} ng ${unitName}.`],
    label: 'Suriin ito',
  }),
  escalated: ({ title, unitName, workingDays }) => ({
    subject: `Wala pang nagpapasya sa ${title}`,
    paragraphs: [
      `${workingDays} araw ng trabaho nang naghihintay ng pasya ang ${title} ng ${unitName}. Napaalalahanan na ang dapat magpasya.`,
      'Maaari ka ring magpasya rito.',
    ],
    label: 'Suriin ito',
  }),
  inPlaceOf: ({ by, approver }) => `${by} (para kay ${approver})`,
  delegatedToYou: ({ approver, from, to }) => ({
    subject: `Ikaw ang magpapasya para kay ${approver} mula ${from} hanggang ${to}`,
    paragraphs: [
      `Mula ${from} hanggang ${to}, ikaw ang magpapasya sa mga pino-post na pinagpapasyahan ni ${approver}. Maaari pa ring magpasya si ${approver}.`,
      'Iba ang magpapasya sa mga ikaw mismo ang nagpadala o nag-upload.',
    ],
    label: 'Buksan ang Posting review',
  }),
  delegatedForYou: ({ delegate, by, from, to }) => ({
    subject: `Si ${delegate} ang magpapasya para sa iyo mula ${from} hanggang ${to}`,
    paragraphs: [
      `Itinalaga ni ${by} si ${delegate} upang magpasya sa mga pino-post para sa iyo mula ${from} hanggang ${to}. Maaari ka pa ring magpasya, at maaari mo itong tapusin sa iyong profile.`,
    ],
    label: 'Buksan ang iyong profile',
  }),
  waiting: ({ name, email, unitName }) => ({
    subject: `Naghihintay ng pagtanggap: ${name}`,
    paragraphs: [
      `Humiling ng account si ${name} (${email})${unitName ? ` ng ${unitName}` : ''}.`,
      'Hangga’t hindi ito tinatanggap ng administrator, ang nakikita lamang ng lahat ang makikita niya.',
    ],
    label: 'Magpasya rito',
  }),
  broken: ({ problemCount, kind, number }) => ({
    subject: 'Hindi tugma ang kasaysayan sa mga selyo nito',
    paragraphs: [
      `Inihambing ng isang pagsusuri ang bawat tala ng kasaysayan sa selyo nito. ${problemCount} ang hindi tugma. Ang una: ${placeOf[kind](number)}.`,
      'Hindi kailanman binabago ng application ang isang tala. Magtabi ng kopya ng database gaya ng lagay nito ngayon, saka alamin kung sino ang maaaring sumulat dito.',
    ],
    label: 'Tingnan ito',
  }),
  late: ({ queue, waiting, minutes }) => ({
    subject: 'Masyadong matagal nang naghihintay ang gawain',
    paragraphs: [
      `${minutes} minuto nang naghihintay ang pinakamatandang gawain sa ${queue}; ${waiting} ang naghihintay roon. Mahuhuling mahanap, maipakita o maipadala ang ina-upload ng mga tao samantala.`,
      'Maaaring higit ang dumating kaysa sa kayang gawin, o walang gumagana: ipinapakita ng pahina ng kalusugan kung aling mga pila ang gumagalaw.',
    ],
    label: 'Tingnan ito',
  }),
  lastLeft: ({ name }) => ({
    subject: `Magtalaga ng ibang administrator: umalis na si ${name}`,
    paragraphs: [
      `Ayon sa HR system, umalis na si ${name}. Walang ibang aktibong administrator, kaya nananatiling bukas ang account.`,
      'Gawing administrator ang iba. Isasara ang account sa gabi pagkatapos niyon.',
    ],
    label: 'Buksan ang mga user',
  }),
  dropDelivered: ({ title }) => ({
    subject: `May dumating na file para sa “${title}”`,
    paragraphs: [
      `May nagpadala ng file para sa hiling mong “${title}”. Nasa folder ito na pinili mo, at nakasulat kung sino ang nagpadala.`,
      'Wala pang tumitingin dito: buksan lamang kung inaasahan mo ito.',
    ],
    label: 'Buksan ang folder',
  }),
  expiring: ({ unitName, daysBefore, documents, until }) => ({
    subject: `Malapit nang matapos ang panahon ng pag-iingat ng ${documents} dokumento ng ${unitName}`,
    paragraphs: [
      `${documents} dokumento ng ${unitName} ang iingatan na lamang nang ${daysBefore} araw o mas maikli. Ang unang araw ay ${until}.`,
      'Walang nawawala nang kusa: mula sa araw na iyon ay susuriin ang mga ito ng central records unit, at tatanungin ang yunit mo bago sirain ang anuman. Sabihin na ngayon kung alin ang dapat ingatan nang mas matagal.',
    ],
    label: 'Buksan ang My Office',
  }),
  retentionWrong: ({ checked, wrong }) => ({
    subject: 'May maling araw ng pag-iingat',
    paragraphs: [
      `Sa ${checked} dokumento, ${wrong} ang may ibang araw o hold kaysa sa itinakda ng mga tuntunin. Naitama na ang mga ito. Maaaring may nagbago ng database nang mano-mano.`,
    ],
    label: 'Buksan ang audit',
  }),
  askedToConcur: ({ title, unitName, count }) => ({
    subject: `Hinihingi ang pagsang-ayon ng ${unitName} sa pagsira ng mga rekord`,
    paragraphs: [
      `Nais sirain ng central records unit ang ${count} dokumento ng ${unitName} na tapos na ang panahon, sa listahang “${title}”.`,
      'Sumang-ayon o tumutol para sa bawat isa. Walang sisirain habang hindi pa sumasagot ang yunit mo.',
    ],
    label: 'Sumagot',
  }),
  objected: ({ title, unitName, count }) => ({
    subject: `Tumututol ang ${unitName} sa pagsira ng mga rekord`,
    paragraphs: [
      `Tumututol ang ${unitName} sa pagsira ng ${count} dokumento sa listahang “${title}”. Inalis ang mga ito sa listahan; nakasulat sa tabi ang mga dahilan.`,
    ],
    label: 'Buksan ang listahan',
  }),
  disposed: ({ title, unitName, destroyed, skipped }) => ({
    subject: `Sinira ang mga dokumento ng ${unitName}`,
    paragraphs: [
      `Isinagawa ang listahang “${title}”: ${destroyed} sa mga dokumento ng ${unitName} ang nasa bin, ${skipped} ang nilaktawan.`,
      'Sa loob ng tatlumpung araw ay maibabalik pa ang mga ito ng central records unit. Pagkatapos ay buburahin na ang mga ito.',
    ],
    label: 'Buksan ang listahan',
  }),
  poolJoined: ({ title, by }) => ({
    subject: `Kasapi ka na ng pool na “${title}”`,
    paragraphs: [`Isinama ka ni ${by} sa pool na “${title}”. Mababasa mo ang mga dokumentong nasa loob nito.`],
    label: 'Buksan ang mga pool na ibinahagi sa iyo',
  }),
  poolHandedOver: ({ title, by }) => ({
    subject: `Sa iyo na ang pool na “${title}”`,
    paragraphs: [
      `Ginawa ka ni ${by} na may-ari ng pool na “${title}”, dahil wala nang aktibo sa mga may-ari nito.`,
      'Ikaw na ang mangangalaga sa mga kasapi at mga dokumento nito.',
    ],
    label: 'Buksan ang mga pool ko',
  }),
  poolOrphaned: ({ title }) => ({
    subject: `Nangangailangan ng may-ari ang pool na “${title}”`,
    paragraphs: [
      `Wala nang aktibo sa mga may-ari ng pool na “${title}”.`,
      'Nababasa pa rin ng mga kasapi ang laman nito, ngunit walang nangangalaga kung sino sila. Magtalaga ng bagong may-ari.',
    ],
    label: 'Magtalaga ng may-ari',
  }),
  shared: ({ title, by }) => ({
    subject: `Ibinahagi sa iyo ni ${by} ang ${title}`,
    paragraphs: [
      `Ibinahagi sa iyo ni ${by} ang ${title}. Mababasa at mada-download mo ito ayon sa kasalukuyan, at wala kang mababago.`,
    ],
    label: 'Buksan ang mga ibinahagi sa iyo',
  }),
  accessAsked: ({ title, by }) => ({
    subject: `Hinihiling ni ${by} na mabasa ang ${title}`,
    paragraphs: [
      `Hinihiling ni ${by} na buksan mo, bilang may-ari, ang ${title}. Nasa Sinupan ang dahilan.`,
      'Maaari mo itong buksan sa ilang araw, o tanggihan nang may dahilan.',
    ],
    label: 'Sagutin ang kahilingan',
  }),
  accessGranted: ({ title, by }) => ({
    subject: `Bukas na sa iyo ang ${title}`,
    paragraphs: [`Binuksan sa iyo ni ${by} ang ${title} nang pansamantala. Itinatala ang bawat bumabasa nito.`],
    label: 'Buksan ang dokumento',
  }),
  accessRefused: ({ title, by }) => ({
    subject: `Tinanggihan ang kahilingan mo para sa ${title}`,
    paragraphs: [`Hindi binuksan sa iyo ni ${by} ang ${title}. Nasa Sinupan ang dahilan.`],
    label: 'Buksan ang office archive',
  }),
  accessOpened: ({ title, by }) => ({
    subject: `Binuksan ng central records unit ang ${title}`,
    paragraphs: [
      `Binuksan ni ${by} ng central records unit ang ${title}, na sa iyo, sa loob ng isang oras. Nasa Sinupan ang dahilan.`,
    ],
    label: 'Buksan ang My Office',
  }),
}

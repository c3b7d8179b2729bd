import type { AccountTexts } from './texts.ts'

const notYou = 'Kung hindi ikaw ito, magtakda agad ng bagong password at ipaalam sa administrador.'

export const fil: AccountTexts = {
  greeting: (firstName) => (firstName ? `Mahal na ${firstName},` : 'Magandang araw,'),
  registered: ({ userName, minutes }) => ({
    subject: 'Kumpirmahin ang iyong e-mail address',
    paragraphs: [
      `May nagparehistro gamit ang address na ito, sa user name na ${userName}. Kung ikaw ito, ilagay ang code na ito sa loob ng ${minutes} minuto. Pagkatapos ay tatanggapin ng administrador ang iyong account.`,
      'Kung hindi ka nagparehistro sa user name na ito, walang kailangang gawin at huwag ibigay ang code kaninuman. Kung wala ang code, walang account.',
    ],
    label: 'Ilagay ang code',
  }),
  addressHasAccount: () => ({
    subject: 'May account ka na',
    paragraphs: [
      'May sumubok na magparehistro gamit ang address na ito, na may account na. Walang nabago.',
      'Kung ikaw ito, mag-sign in. Kung hindi mo na matandaan ang password, humingi ng link para magtakda ng bago. Kung hindi ikaw ito, walang kailangang gawin.',
    ],
    label: 'Magtakda ng bagong password',
  }),
  confirmAddress: ({ minutes }) => ({
    subject: 'Kumpirmahin ang iyong e-mail address',
    paragraphs: [`Ilagay ang code na ito sa loob ng ${minutes} minuto upang makumpirmang iyo ang address na ito.`],
    label: 'Ilagay ang code',
  }),
  passwordLink: ({ minutes }) => ({
    subject: 'Magtakda ng bagong password',
    paragraphs: [
      `May humingi ng bagong password para sa iyong account. Isang beses lang magagamit ang link, sa loob ng ${minutes} minuto.`,
      'Kung hindi ikaw ito, walang kailangang gawin: mananatili ang iyong password.',
    ],
    label: 'Magtakda ng bagong password',
  }),
  passwordChanged: ({ at }) => ({
    subject: 'Nabago ang iyong password',
    paragraphs: [`Nabago ang password ng iyong account noong ${at}. Tinapos ang iba mong session.`, notYou],
    label: 'Hindi ako ito',
  }),
  newAddress: ({ minutes }) => ({
    subject: 'Kumpirmahin ang bago mong e-mail address',
    paragraphs: [
      `Ilagay ang code na ito sa iyong profile sa loob ng ${minutes} minuto. Hangga’t hindi pa, mananatili ang kasalukuyang address ng iyong account.`,
      'Kung hindi mo ito hiningi, walang kailangang gawin at huwag ibigay ang code kaninuman.',
    ],
    label: 'Buksan ang iyong profile',
  }),
  addressChangeAsked: ({ email }) => ({
    subject: 'Binabago ang iyong e-mail address',
    paragraphs: [
      `May nakaaalam ng iyong password na humiling na palitan ang iyong address ng ${email}. Magkakabisa ito kapag nakumpirma ang address na iyon.`,
      `${notYou} Matatapos din nito ang pagbabago.`,
    ],
    label: 'Hindi ako ito',
  }),
  addressChanged: ({ email }) => ({
    subject: 'Nabago ang iyong e-mail address',
    paragraphs: [
      `Ang address na ng iyong account ay ${email}.`,
      'Kung hindi ikaw ang nagbago, ipaalam agad sa administrador.',
    ],
    label: 'Buksan ang iyong profile',
  }),
  addressWanted: () => ({
    subject: 'May ibang naglagay ng iyong address',
    paragraphs: [
      'May ibang taong sumubok na gawing address ng account niya ang address na ito. Mananatili itong iyo at walang nabago.',
    ],
    label: 'Buksan ang iyong profile',
  }),
  userNameChanged: ({ userName }) => ({
    subject: 'Nabago ang iyong user name',
    paragraphs: [`Magsa-sign in ka na bilang ${userName}, o gamit pa rin ang iyong e-mail address.`, notYou],
    label: 'Hindi ako ito',
  }),
  secondFactorOn: () => ({
    subject: 'Binuksan ang iyong second factor',
    paragraphs: [
      'Mula ngayon, hihingi rin ng code ng iyong app ang pag-sign in. Tinapos ang iba mong session.',
      notYou,
    ],
    label: 'Hindi ako ito',
  }),
  secondFactorOff: () => ({
    subject: 'Isinara ang iyong second factor',
    paragraphs: ['Hindi na hihingi ng code ng iyong app ang pag-sign in.', notYou],
    label: 'Hindi ako ito',
  }),
  secondFactorReset: () => ({
    subject: 'Ni-reset ang iyong second factor',
    paragraphs: [
      'Isinara ng administrador ang second factor ng iyong account. Tinapos ang lahat ng iyong session. Mag-sign in gamit ang iyong password at itakda ulit ang second factor.',
      'Kung hindi mo ito hiningi, ipaalam agad sa administrador.',
    ],
    label: 'Mag-sign in',
  }),
  accepted: ({ userName, unitName }) => ({
    subject: 'Tinanggap ang iyong account',
    paragraphs: [
      unitName
        ? `Tinanggap ang iyong account. Nasa ${unitName} ka.`
        : 'Tinanggap ang iyong account. Wala ka pang unit; bibigyan ka ng administrador.',
      `Mag-sign in gamit ang iyong user name, ${userName}, o ang address na ito.`,
    ],
    label: 'Mag-sign in',
  }),
  refused: ({ hasReason }) => ({
    subject: 'Hindi tinanggap ang iyong account',
    paragraphs: [
      'Hindi tinanggap ng administrador ang iyong account. Binura ang mga inilagay mo.',
      ...(hasReason ? ['Ang dahilan:'] : []),
    ],
    label: 'Maghanap ng mga pampublikong dokumento',
  }),
  invited: ({ userName, institution, hours }) => ({
    subject: `Ang iyong account sa ${institution}`,
    paragraphs: [
      `Ginawan ka ng account. Ang iyong user name ay ${userName}.`,
      `Itakda ang iyong password sa loob ng ${hours} oras. Isang beses lang magagamit ang link.`,
    ],
    label: 'Itakda ang iyong password',
  }),
  passwordLinkSent: ({ minutes }) => ({
    subject: 'Magtakda ng bagong password',
    paragraphs: [
      'Ipinadala sa iyo ng administrador ang link na ito upang magtakda ng bagong password.',
      `Isang beses lang itong magagamit, sa loob ng ${minutes} minuto. Matatapos kasabay nito ang lahat ng iyong session.`,
    ],
    label: 'Magtakda ng bagong password',
  }),
  made: ({ userName }) => ({
    subject: 'Handa na ang iyong account',
    paragraphs: [
      `Ginawan ka ng account. Ang iyong user name ay ${userName}.`,
      'Sasabihin sa iyo ng administrador na gumawa nito ang password. Palitan ito sa iyong profile.',
    ],
    label: 'Mag-sign in',
  }),
  addressReplaced: ({ userName, email }) => ({
    subject: 'Binago ang e-mail ng iyong account',
    paragraphs: [
      `Binago ng administrador ang e-mail ng iyong account na ${userName}; ito na ngayon ang ${email}.`,
      'Kung mali ito, ipaalam sa iyong administrador.',
    ],
    label: 'Buksan ang iyong profile',
  }),
  deactivated: () => ({
    subject: 'Isinara ang iyong account',
    paragraphs: ['Isinara ng administrador ang iyong account. Natapos na ang lahat ng iyong session.'],
    label: 'Maghanap ng mga pampublikong dokumento',
  }),
}

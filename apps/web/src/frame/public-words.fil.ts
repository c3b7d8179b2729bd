import type { Translation } from '../lib/messages.ts'
import type { english } from './public-words.ts'

export const publicFrame = {
  nav: 'Mga screen',
  skip: 'Lumaktaw sa nilalaman',
  openMenu: 'Buksan ang menu',
  closeMenu: 'Isara ang menu',
  signIn: 'Mag-sign in',
  language: 'Wika',
  en: 'English',
  fil: 'Filipino',
  languageFailed: 'Hindi na-load ang wika. Tingnan ang koneksiyon, saka piliin itong muli.',
  nothingFits: 'Walang tumutugma',
  searchPublic: 'Maghanap',
  requestDocument: 'Humiling ng dokumento',
  checkRequest: 'Tingnan ang kahilingan',
  openArchive: 'Buksan ang archive',
  notFoundTitle: 'Paumanhin, hindi nakita ang pahina',
  notFoundLine: 'Maaaring mali ang address, wala na ang narito, o hindi ito para makita mo.',
  backToDashboard: 'Bumalik sa Dashboard',
  offline: 'Wala kang koneksiyon',
  offlineLine: 'Naghihintay sa koneksiyon ang mga ipinapadala.',
  online: 'May koneksiyon ka na ulit',
  unreachableTitle: 'Hindi maabot ang server',
  unreachableLine: 'Tingnan ang koneksiyon. Walang nabago.',
  errorTitle: 'Huminto sa paggana ang pahinang ito',
  errorLine: 'Ligtas ang mga na-save mo. Maaaring mawala ang isinusulat mo rito.',
} satisfies Translation<typeof english>

import type { Translation } from '../../lib/messages.ts'
import type { english } from './words.ts'

export const publicLocation = {
  place: 'Kinalalagyan',
  code: 'Label {{code}}',
  documents: 'Mga dokumento',
  count_other: '{{count}} dokumento',
  none: 'Walang pampublikong dokumento rito',
  noneLine: 'Makikita rito ang mga dokumentong inilathala sa publiko at nakalagay rito.',
  noneOwn: 'Walang dokumento rito na maaari mong makita',
  noneOwnLine: 'Maaaring may iba pang itinatago rito ang unit.',
  print: 'I-print ang QR code',
  qr: 'QR code ng pahinang ito',
  openPlace: 'Buksan sa Locations',
  more: 'Ipakita pa',
  loading: 'Nilo-load ang lugar',
  unknown: 'Walang ganitong lugar',
  unknownLine:
    'Maaaring hindi pampubliko ang pahina nito. Mag-sign in kung dito ka nagtatrabaho, o itanong sa opisinang nagbigay ng label.',
  failed: 'Hindi na-load ang lugar',
  search: 'Maghanap sa mga pampublikong dokumento',
  building: 'Gusali',
  room: 'Silid',
  cabinet: 'Kabinet',
  shelf: 'Istante',
  drawer: 'Drawer',
  box: 'Kahon',
  folder: 'Folder',
  other: 'Lugar',
} satisfies Translation<typeof english>

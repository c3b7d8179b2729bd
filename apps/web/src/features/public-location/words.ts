import { words } from '../../lib/messages.ts'

export const english = {
  place: 'Where it stands',
  code: 'Label {{code}}',
  documents: 'Documents',
  count_one: '{{count}} document',
  count_other: '{{count}} documents',
  none: 'No public documents in here',
  noneLine: 'What is posted to the public and stands here shows on this page.',
  noneOwn: 'No documents that you may see in here',
  noneOwnLine: 'Its unit may keep others here.',
  print: 'Print the QR code',
  qr: 'QR code of this page',
  openPlace: 'Open in Locations',
  more: 'Show more',
  loading: 'Loading the place',
  unknown: 'There is no such place',
  unknownLine: 'Its page may not be public. Sign in if you work here, or ask the office that gave you the label.',
  failed: 'The place could not be loaded',
  search: 'Search the public documents',
  building: 'Building',
  room: 'Room',
  cabinet: 'Cabinet',
  shelf: 'Shelf',
  drawer: 'Drawer',
  box: 'Box',
  folder: 'Folder',
  other: 'Place',
} as const

export const t = words('public-location', english)

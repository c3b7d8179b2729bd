import { words } from '../../lib/messages.ts'

export const t = words('pinned', {
  pinned: 'Pinned',
  pins: 'My pins',
  recent: 'Recent',
  table: 'Table',
  grid: 'Grid',
  nothingPinned: 'Nothing is pinned yet',
  nothingPinnedLine: 'Pin folders and documents that you need often; they wait here. Only you see your pins.',
  nothingRecent: 'Nothing has changed yet',
  nothingRecentLine: 'The documents of your unit show here, the newest change first.',
  toMyOffice: 'Go to My Office',
})

import type { LocationKind } from '@sinupan/contract'

/** Kinds of places as papers name them. */
export const kindNames: Record<LocationKind, string> = {
  building: 'Building',
  room: 'Room',
  cabinet: 'Cabinet',
  shelf: 'Shelf',
  drawer: 'Drawer',
  box: 'Box',
  folder: 'Folder',
  other: 'Place',
}

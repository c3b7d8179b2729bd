import type { LocationKind } from '@sinupan/contract'
import {
  IconArchive,
  IconBooks,
  IconBuilding,
  IconDoor,
  IconFolder,
  IconInbox,
  IconMapPin,
  IconPackage,
} from '@tabler/icons-react'
import { t } from './words.ts'

const icons = {
  building: IconBuilding,
  room: IconDoor,
  cabinet: IconArchive,
  shelf: IconBooks,
  drawer: IconInbox,
  box: IconPackage,
  folder: IconFolder,
  other: IconMapPin,
} as const satisfies Record<LocationKind, unknown>

/** What a place is, as a sign. Decoration: its name or kind stands beside it. */
export function KindIcon({ kind, size = 20 }: { kind: LocationKind; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} stroke={1.6} color="var(--second-text)" aria-hidden="true" style={{ flex: 'none' }} />
}

export const kindWord = (kind: LocationKind): string => t(kind)

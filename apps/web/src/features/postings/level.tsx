import type { AccessLevel } from '@sinupan/contract'
import { IconBuilding, IconLock, IconSchool, IconUsers, IconWorld } from '@tabler/icons-react'
import { t } from './words.ts'

/** Ids of the access levels that the specification knows (section 3). */
export const levelIds = { unit: 1, campus: 4, system: 5, public: 6 } as const

/** From the narrowest to everybody, which is how one chooses; added levels after them. */
const widening: readonly number[] = [levelIds.unit, levelIds.campus, levelIds.system, levelIds.public]
const rank = ({ id }: AccessLevel) => (widening.indexOf(id) + widening.length + 1) % (widening.length + 1)
export const byWidth = (levels: readonly AccessLevel[]): AccessLevel[] => [...levels].sort((a, b) => rank(a) - rank(b))

export interface Custodian {
  unitName: string
  campusName: string
}

/** One sentence on who sees what is posted at a level. An added level has its own. */
export function levelSentence({ id, description }: AccessLevel, { unitName, campusName }: Custodian): string {
  const sentences: Partial<Record<number, string>> = {
    [levelIds.unit]: t('toUnit', { unit: unitName }),
    [levelIds.campus]: t('toCampus', { campus: campusName }),
    [levelIds.system]: t('toSystem'),
    [levelIds.public]: t('toPublic'),
  }
  return sentences[id] ?? description
}

const icons: Partial<Record<number, typeof IconWorld>> = {
  [levelIds.unit]: IconBuilding,
  [levelIds.campus]: IconSchool,
  [levelIds.system]: IconUsers,
  [levelIds.public]: IconWorld,
}

export function LevelIcon({ id, size = 16 }: { id: number; size?: number }) {
  const Icon = icons[id] ?? IconLock
  return <Icon size={size} stroke={1.6} aria-hidden="true" />
}

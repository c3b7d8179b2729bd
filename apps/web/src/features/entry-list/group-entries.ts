import { daysUntil, today } from '../../lib/format.ts'
import type { GroupBy } from '../../lib/stored-preferences.ts'
import { documentKind, type Entry, modifiedOf } from '../documents/index.ts'
import { t } from './words.ts'

export interface EntryGroup {
  id: string
  /** Undefined for the one group of an ungrouped list. */
  label?: string
  entries: readonly Entry[]
}

type Labelled = { id: string; label: string }

/** The shown rows in groups: folders first, the rest in the order in which their groups appear, as sorted. */
export function groupEntries(entries: readonly Entry[], by: GroupBy, now = new Date()): EntryGroup[] {
  if (by === 'none') return entries.length > 0 ? [{ id: 'all', entries }] : []
  const groups = new Map<string, EntryGroup & { entries: Entry[] }>()
  for (const entry of entries) {
    const { id, label } = labelOf(entry, by, now)
    const group = groups.get(id) ?? { id, label, entries: [] }
    groups.set(id, group)
    group.entries.push(entry)
  }
  return [...groups.values()]
}

function labelOf(entry: Entry, by: Exclude<GroupBy, 'none'>, now: Date): Labelled {
  if (by === 'date') return dayGroup(modifiedOf(entry), now)
  if (entry.kind === 'folder') return { id: 'folders', label: t('folders') }
  if (by === 'type') {
    const kind = documentKind(entry.document)
    return { id: kind, label: kindLabels[kind]() }
  }
  const category = entry.document.documentCategory
  return category
    ? { id: `category${category.id}`, label: category.category }
    : { id: 'no-category', label: t('noCategory') }
}

const kindLabels = {
  pdf: () => t('kindPdf'),
  word: () => t('kindWord'),
  spreadsheet: () => t('kindSpreadsheet'),
  presentation: () => t('kindPresentation'),
  image: () => t('kindImage'),
  video: () => t('kindVideo'),
  music: () => t('kindMusic'),
  drawing: () => t('kindDrawing'),
  mail: () => t('kindMail'),
  text: () => t('kindText'),
  compressed: () => t('kindCompressed'),
  other: () => t('kindOther'),
} as const

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function dayGroup(instant: string | null, now: Date): Labelled {
  if (!instant) return { id: 'undated', label: t('undated') }
  const day = today(new Date(instant))
  const ago = -daysUntil(day, now)
  if (ago <= 0) return { id: 'today', label: t('today') }
  if (ago === 1) return { id: 'yesterday', label: t('yesterday') }
  if (ago < 7) return { id: 'week', label: t('lastSevenDays') }
  return { id: day.slice(0, 7), label: monthName.format(new Date(`${day}T00:00:00Z`)) }
}

import { formatRelativeDay } from '../../lib/format.ts'
import type { Entry } from '../documents/index.ts'
import { type TrashedEntry, trashingOf } from './trashed-entry.ts'

/** Under a name on a phone: from where and when. */
export function phoneLine(entry: Entry) {
  const { from, at } = trashingOf(entry as TrashedEntry)
  return at ? `${from} · ${formatRelativeDay(at)}` : from
}

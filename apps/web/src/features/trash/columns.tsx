import { formatDayTime, formatRelativeDay } from '../../lib/format.ts'
import { MiddleName } from '../../ui/middle-name.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { type Entry, EntryName, nameOfPerson } from '../documents/index.ts'
import { type TrashedEntry, trashingOf } from './trashed-entry.ts'
import { t } from './words.ts'

// The table only knows entries; everything in it is out of the trash's own lists.
const trashed = (draw: (entry: TrashedEntry) => React.ReactNode) => (entry: Entry) => draw(entry as TrashedEntry)

export const trashColumns = (): Column<Entry>[] => [
  { id: 'name', head: t('name'), main: true, cell: (entry) => <EntryName entry={entry} /> },
  {
    id: 'was',
    head: t('wasIn'),
    width: 260,
    hideUnder: 560,
    cell: trashed((entry) => <MiddleName name={trashingOf(entry).from} />),
  },
  {
    id: 'by',
    head: t('trashedBy'),
    width: 140,
    hideUnder: 720,
    cell: trashed((entry) => nameOfPerson(trashingOf(entry).by)),
  },
  { id: 'when', head: t('trashedWhen'), width: 120, cell: trashed((entry) => <When at={trashingOf(entry).at} />) },
]

function When({ at }: { at: string | null }) {
  if (!at) return null
  const text = formatRelativeDay(at)
  return <span title={formatDayTime(at)}>{text.charAt(0).toUpperCase() + text.slice(1)}</span>
}

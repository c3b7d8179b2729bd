import type { Document } from '@sinupan/contract'
import { formatDay, formatSize } from '../../lib/format.ts'
import type { Column } from '../../ui/table/columns.ts'
import classes from './documents.module.css'
import { type Entry, modifiedOf, sizeOf } from './entry.ts'
import { EntryName } from './entry-name.tsx'
import { keptUntil } from './kept-until.ts'
import { DocumentStatus } from './status.tsx'
import { t } from './words.ts'

const ofDocument = (draw: (document: Document) => React.ReactNode) => (entry: Entry) =>
  entry.kind === 'document' ? draw(entry.document) : null

const day = (instant: string | null) => (instant ? formatDay(instant) : '–')

function KeptUntil({ document }: { document: Document }) {
  const { text, isQuiet } = keptUntil(document)
  return <span className={isQuiet ? classes.keptQuiet : classes.kept}>{text}</span>
}

/** The columns of lists of folders and documents (look, section 6: columns of My Folder). */
export const entryColumns = (): Column<Entry>[] => [
  {
    id: 'name',
    head: t('columnName'),
    main: true,
    sortable: true,
    cell: (entry) => <EntryName entry={entry} marksPin />,
  },
  {
    id: 'status',
    head: t('columnStatus'),
    width: 92,
    cell: ofDocument((document) => <DocumentStatus document={document} />),
  },
  {
    id: 'category',
    head: t('columnCategory'),
    width: 94,
    hideUnder: 720,
    cell: ofDocument((document) => document.documentCategory?.category ?? '–'),
  },
  {
    id: 'modified',
    head: t('columnModified'),
    width: 88,
    sortable: true,
    cell: (entry) => day(modifiedOf(entry)),
  },
  {
    id: 'size',
    head: t('columnSize'),
    width: 84,
    align: 'right',
    sortable: true,
    hideUnder: 640,
    cell: (entry) => formatSize(sizeOf(entry)),
  },
  {
    id: 'kept',
    head: <span className={classes.kept}>{t('columnKeptUntil')}</span>,
    width: 104,
    cell: ofDocument((document) => <KeptUntil document={document} />),
  },
]

import type { Posting } from '@sinupan/contract'
import { formatDay } from '../../lib/format.ts'
import type { RowCard } from '../../list/card-list.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import { StatusIcon } from '../../ui/status-mark.tsx'
import type { Column, PhoneRow } from '../../ui/table/columns.ts'
import { documentKind, documentName } from '../documents/index.ts'
import { LevelIcon } from '../postings/index.ts'
import classes from './office-archive.module.css'
import { t } from './words.ts'

const postedOn = ({ publishedAt, reviewedAt, sentAt }: Posting) => formatDay(publishedAt ?? reviewedAt ?? sentAt)

/** Name over its series, unit, level, day. */
export const archiveColumns = (): Column<Posting>[] => [
  { id: 'name', head: t('name'), main: true, sortable: true, cell: (posting) => <Name posting={posting} /> },
  {
    id: 'unit',
    head: t('from'),
    width: 210,
    hideUnder: 640,
    cell: ({ unitName, officeName }) => (
      <>
        <span className={classes.unit}>{unitName}</span>
        <span className={classes.line}>{officeName}</span>
      </>
    ),
  },
  {
    id: 'level',
    head: t('whoMaySee'),
    width: 140,
    hideUnder: 800,
    cell: ({ accessLevel }) => (
      <span className={classes.level}>
        <LevelIcon id={accessLevel.id} />
        <span>{accessLevel.access}</span>
      </span>
    ),
  },
  { id: 'reviewed', head: t('posted'), width: 112, sortable: true, cell: postedOn },
]

function Name({ posting: { fileManager } }: { posting: Posting }) {
  return (
    <>
      <span className={classes.name}>
        <Sign document={fileManager} />
        <MiddleName name={documentName(fileManager)} />
      </span>
      <span className={classes.series}>{seriesOf(fileManager)}</span>
    </>
  )
}

const seriesOf = ({ documentCategory, isClassifiedDoc }: Posting['fileManager']) =>
  [documentCategory?.category, isClassifiedDoc ? t('classified') : undefined].filter(Boolean).join(' · ')

/** The file's icon; a lock where the contents are not for the reader. */
function Sign({ document, size = 20 }: { document: Posting['fileManager']; size?: number }) {
  if (document.isClassifiedDoc && !document.capabilities.read) return <StatusIcon status="classified" size={size} />
  return <FileIcon kind={documentKind(document)} size={size} />
}

export const phoneRow = (posting: Posting): PhoneRow => ({
  icon: <Sign document={posting.fileManager} size={24} />,
  name: <MiddleName name={documentName(posting.fileManager)} />,
  meta: posting.fileManager.isClassifiedDoc
    ? t('metaClassified', { unit: posting.unitName })
    : t('meta', { unit: posting.unitName, day: postedOn(posting) }),
})

export const cardOf = (posting: Posting): RowCard => ({
  name: documentName(posting.fileManager),
  kind: documentKind(posting.fileManager),
  thumbnail: posting.fileManager.thumbnailUrl ?? undefined,
  left: posting.fileManager.isClassifiedDoc ? t('classified') : posting.unitName,
  right: postedOn(posting),
})

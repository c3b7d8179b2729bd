import type { Posting } from '@sinupan/contract'
import { formatDay } from '../../lib/format.ts'
import type { RowCard } from '../../list/card-list.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import type { PhoneRow } from '../../ui/table/columns.ts'
import { documentKind, documentName } from '../documents/index.ts'
import { waitingShort } from '../postings/index.ts'
import classes from './my-archive.module.css'
import { t } from './words.ts'

/** A posting as a row on a phone. */
export function phoneRow(posting: Posting): PhoneRow {
  return {
    icon: <FileIcon kind={documentKind(posting.fileManager)} size={24} />,
    name: <MiddleName name={documentName(posting.fileManager)} />,
    meta: <span className={classes.phoneMeta}>{metaOf(posting)}</span>,
  }
}

/** A posting as a card: how it stands, and when. */
export function cardOf({ fileManager, accessLevel, sentAt, publishAt, publishedAt, reviewedAt }: Posting): RowCard {
  return {
    name: documentName(fileManager),
    kind: documentKind(fileManager),
    thumbnail: fileManager.thumbnailUrl ?? undefined,
    left: accessLevel.access,
    right: publishAt ? t('fromDay', { day: formatDay(publishAt) }) : formatDay(publishedAt ?? reviewedAt ?? sentAt),
  }
}

const metaOf = (posting: Posting): string =>
  posting.isClassified ? t('metaClassified', { meta: stateOf(posting) }) : stateOf(posting)

function stateOf({ status, accessLevel, sentAt, publishAt, publishedAt, reviewedAt, returnReason }: Posting): string {
  const level = accessLevel.access
  if (status === 'pending') return t('metaPending', { level, waiting: waitingShort(sentAt) })
  if (status === 'approved' && publishAt) return t('metaScheduled', { level, day: formatDay(publishAt) })
  const day = formatDay(publishedAt ?? reviewedAt ?? sentAt)
  if (status === 'approved') return t('metaPosted', { level, day })
  return t('metaReturned', { day, reason: returnReason ?? level })
}

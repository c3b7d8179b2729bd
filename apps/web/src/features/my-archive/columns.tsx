import type { Posting } from '@sinupan/contract'
import { formatDay } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { keptUntil } from '../documents/index.ts'
import { isLongWait, LevelIcon, waitingShort } from '../postings/index.ts'
import classes from './my-archive.module.css'
import type { ArchiveTab } from './place.ts'
import { PostingName, ReturnedName } from './posting-name.tsx'
import { SendAgainButton } from './send-again-button.tsx'
import { t } from './words.ts'

const level = (): Column<Posting> => ({
  id: 'level',
  head: t('whoMaySee'),
  width: 140,
  cell: ({ accessLevel }) => (
    <span className={classes.level}>
      <LevelIcon id={accessLevel.id} />
      <span>{accessLevel.access}</span>
    </span>
  ),
})

const category = (): Column<Posting> => ({
  id: 'category',
  head: t('category'),
  width: 150,
  hideUnder: 800,
  cell: ({ fileManager }) => fileManager.documentCategory?.category ?? '–',
})

const dayOf = (id: string, head: string, when: (posting: Posting) => string | null): Column<Posting> => ({
  id,
  head,
  width: 104,
  cell: (posting) => {
    const at = when(posting)
    return at ? formatDay(at) : '–'
  },
})

/** The day it was posted, or shall be. */
function PostedDay({ posting: { publishAt, publishedAt, reviewedAt } }: { posting: Posting }) {
  if (publishAt) return <StatusMark status="scheduled" label={t('fromDay', { day: formatDay(publishAt) })} />
  const at = publishedAt ?? reviewedAt
  return at ? formatDay(at) : '–'
}

const by = (): Column<Posting> => ({
  id: 'by',
  head: t('by'),
  width: 140,
  hideUnder: 800,
  cell: ({ reviewedBy }) => (reviewedBy ? fullName(reviewedBy) : '–'),
})

const name = (): Column<Posting> => ({
  id: 'name',
  head: t('name'),
  main: true,
  cell: (posting) => <PostingName posting={posting} />,
})

const columns: Record<ArchiveTab, () => Column<Posting>[]> = {
  pending: () => [
    name(),
    level(),
    category(),
    dayOf('sent', t('sent'), ({ sentAt }) => sentAt),
    {
      id: 'waiting',
      head: t('waiting'),
      width: 84,
      cell: ({ sentAt }) => (
        <span className={classes.wait} data-long={isLongWait(sentAt) || undefined}>
          {waitingShort(sentAt)}
        </span>
      ),
    },
  ],
  posted: () => [
    name(),
    level(),
    category(),
    { id: 'posted', head: t('postedOn'), width: 164, cell: (posting) => <PostedDay posting={posting} /> },
    by(),
    {
      id: 'kept',
      head: t('keptUntil'),
      width: 112,
      hideUnder: 560,
      cell: ({ fileManager }) => keptUntil(fileManager).text,
    },
  ],
  returned: () => [
    { ...name(), cell: (posting) => <ReturnedName posting={posting} /> },
    { ...level(), hideUnder: 640 },
    dayOf('returned', t('returnedOn'), ({ reviewedAt }) => reviewedAt),
    by(),
    {
      id: 'act',
      head: <span className="visually-hidden">{t('act')}</span>,
      width: 152,
      align: 'right',
      cell: (posting) => <SendAgainButton posting={posting} />,
    },
  ],
}

/** The columns of a tab. */
export const columnsOf = (tab: ArchiveTab): readonly Column<Posting>[] => columns[tab]()

import type { Posting } from '@sinupan/contract'
import { formatCalendarDate, formatDay, formatDayTime } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { keptUntil } from '../documents/index.ts'
import { ordinal } from '../postings/index.ts'
import classes from './my-archive.module.css'
import { t } from './words.ts'

/** Who sent it, who decided, and what it is. */
export function PanelFacts({ posting }: { posting: Posting }) {
  const { fileManager, requestedBy, note, round, sentAt, publishAt, publishedAt, reviewedAt, status, pools } = posting
  const decidedAt = publishAt ? reviewedAt : publishedAt
  const { documentCategory, documentDate } = fileManager
  return (
    <div className={classes.facts}>
      <FactList>
        <Fact label={t('sentBy')} line={formatDay(sentAt)}>
          {requestedBy ? fullName(requestedBy) : t('somebody')}
        </Fact>
        {status === 'approved' && decidedAt && (
          <Fact label={t(publishAt ? 'approvedBy' : 'decidedBy')} line={formatDay(decidedAt)}>
            {deciderOf(posting)}
          </Fact>
        )}
        {status === 'approved' && publishAt && <Fact label={t('postedFrom')}>{formatDayTime(publishAt)}</Fact>}
        {round > 1 && <Fact label={t('round')}>{ordinal(round)}</Fact>}
        <Fact label={t('category')}>{documentCategory?.category ?? t('none')}</Fact>
        <Fact label={t('date')}>{documentDate ? formatCalendarDate(documentDate) : t('none')}</Fact>
        <Fact label={t('keptUntil')}>{keptUntil(fileManager).text}</Fact>
        {pools.length > 0 && <Fact label={t('pools')}>{pools.map(({ title }) => title).join(', ')}</Fact>}
        {note && <Fact label={t('note')}>{t('quoted', { text: note })}</Fact>}
      </FactList>
    </div>
  )
}

function deciderOf({ reviewedBy, reviewedFor }: Posting): string {
  const name = reviewedBy ? fullName(reviewedBy) : t('somebody')
  return reviewedFor ? t('personFor', { name, approver: fullName(reviewedFor) }) : name
}

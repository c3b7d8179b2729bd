import type { Posting } from '@sinupan/contract'
import { formatCalendarDate, formatDay } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { keptUntil } from '../documents/index.ts'
import { PostedText } from './posted-text.tsx'
import { t } from './words.ts'

/** From whom, and all that will be published of it: series, date, description, tags; how long it is kept. */
export function PostingFacts({ posting }: { posting: Posting }) {
  const { fileManager, pools, note, unitName, campusName, requestedBy, reviewedAt } = posting
  const { documentCategory, documentDate, description, fileTags } = fileManager
  const tags = fileTags.map(({ tag }) => tag.tagName)
  const person = requestedBy ? fullName(requestedBy) : ''
  return (
    <FactList labelWidth={104}>
      <Fact label={t('from')} line={person ? t('fromLine', { person, campus: campusName }) : campusName}>
        {unitName}
      </Fact>
      <Fact label={t('category')}>{documentCategory?.category ?? t('none')}</Fact>
      <Fact label={t('date')}>{documentDate ? formatCalendarDate(documentDate) : t('none')}</Fact>
      <Fact label={t('description')}>{description ? <PostedText text={description} /> : t('none')}</Fact>
      <Fact label={t('tags')}>{tags.length > 0 ? tags.join(', ') : t('none')}</Fact>
      <Fact label={t('keptUntil')}>{keptUntil(fileManager).text}</Fact>
      {posting.status !== 'pending' && reviewedAt && (
        <Fact label={labelOf(posting)}>{decidedBy(posting, reviewedAt)}</Fact>
      )}
      {pools.length > 0 && (
        <Fact label={t('pools')} line={t('poolsLine')}>
          {pools.map(({ title }) => title).join(', ')}
        </Fact>
      )}
      {note && <Fact label={t('note')}>{t('quoted', { text: note })}</Fact>}
    </FactList>
  )
}

function decidedBy({ reviewedBy, reviewedFor }: Posting, at: string): string {
  const name = reviewedBy ? fullName(reviewedBy) : t('nobody')
  const who = reviewedFor ? t('personFor', { name, approver: fullName(reviewedFor) }) : name
  return t('decidedBy', { day: formatDay(at), name: who })
}

function labelOf({ status, publishAt }: Posting): string {
  if (status !== 'approved') return t('returned')
  return publishAt ? t('approved') : t('posted')
}

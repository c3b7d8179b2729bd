import type { Posting } from '@sinupan/contract'
import { formatDayTime } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { Pill } from '../../ui/pill.tsx'
import { isLongWait, ordinal, waitingLong } from '../postings/index.ts'
import classes from './facts.module.css'
import { t } from './words.ts'

/** How long it waits, or that it is decided; and which round it is. */
export function PostingState({ posting }: { posting: Posting }) {
  const { round, decidesFor, status } = posting
  return (
    <>
      <div className={classes.state}>
        <State posting={posting} />
        {round > 1 && <span className={classes.round}>{t('round', { ordinal: ordinal(round) })}</span>}
      </div>
      {decidesFor && status === 'pending' && (
        <p className={classes.inPlace}>{t('youDecideFor', { name: fullName(decidesFor) })}</p>
      )}
    </>
  )
}

function State({ posting: { status, sentAt, publishAt } }: { posting: Posting }) {
  if (status === 'approved' && publishAt)
    return <Pill tone="info">{t('postedFrom', { at: formatDayTime(publishAt) })}</Pill>
  if (status === 'approved')
    return (
      <Pill tone="ok" status="posted">
        {t('posted')}
      </Pill>
    )
  if (status === 'returned')
    return (
      <Pill tone="bad" status="returned">
        {t('returned')}
      </Pill>
    )
  return (
    <Pill tone={isLongWait(sentAt) ? 'warn' : 'mute'} status="pending">
      {waitingLong(sentAt)}
    </Pill>
  )
}

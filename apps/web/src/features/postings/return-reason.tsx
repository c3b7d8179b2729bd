import type { Posting } from '@sinupan/contract'
import { formatDay } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import classes from './postings.module.css'
import { t } from './words.ts'

/** Why a posting came back, from whom and when. */
export function ReturnReason({ posting: { returnReason, reviewedBy, reviewedAt } }: { posting: Posting }) {
  if (!returnReason) return null
  return (
    <div className={classes.returnReason}>
      <p>{t('quoted', { text: returnReason })}</p>
      {reviewedAt && (
        <p className={classes.returnedBy}>
          {t('returnedOn', { name: reviewedBy ? fullName(reviewedBy) : t('somebody'), day: formatDay(reviewedAt) })}
        </p>
      )}
    </div>
  )
}

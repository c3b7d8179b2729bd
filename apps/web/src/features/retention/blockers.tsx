import type { Retained, RetentionBlocker } from '@sinupan/contract'
import { Pill } from '../../ui/pill.tsx'
import type { Status } from '../../ui/status-mark.tsx'
import { holdKindOf } from '../documents/index.ts'
import classes from './retention.module.css'
import { t } from './words.ts'

const marks: Record<RetentionBlocker, Status> = {
  OnHold: 'on-hold',
  Posted: 'posted',
  UnderRetention: 'pending',
  Unscheduled: 'warning',
  Permanent: 'on-hold',
  Vital: 'warning',
  InDisposal: 'in-process',
  Loan: 'in-process',
}

/** What stands in the way of a document's disposal, in words: the first one, and how many more. */
export function blockerWords({ blockers, holds }: Pick<Retained, 'blockers' | 'holds'>): string[] {
  return blockers.flatMap((one) => (one === 'OnHold' ? holds.map(holdKindOf) : [t(one)]))
}

export function Blockers({ row }: { row: Retained }) {
  const words = blockerWords(row)
  const [first] = row.blockers
  if (!first) return <span className={classes.quiet}>{t('noBlocker')}</span>
  return (
    <span className={classes.blockers} title={words.join(', ')}>
      <Pill status={marks[first]} outlined>
        {words[0]}
      </Pill>
      {words.length > 1 && <span className={classes.quiet}>+{words.length - 1}</span>}
    </span>
  )
}

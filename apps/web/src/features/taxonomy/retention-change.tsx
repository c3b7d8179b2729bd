import type { RetentionEffect } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../lib/format.ts'
import { useRested } from '../../lib/rested.ts'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import { effectQuery } from './taxonomy.api.ts'
import classes from './taxonomy.module.css'
import { t } from './words.ts'

interface RetentionChangeProps {
  id: number
  retention: number | 'permanent'
}

/** What another retention does to the documents of a series, before it is saved. */
export function RetentionChange({ id, retention }: RetentionChangeProps) {
  const asked = useRested(retention)
  const { data } = useQuery({ ...effectQuery(id, { retention: asked }), gcTime: 0 })
  return <EffectNotice effect={asked === retention ? data : undefined} />
}

/** The counts of an effect in words; who may not make the change is told. */
export function EffectNotice({ effect }: { effect: RetentionEffect | undefined }) {
  if (!effect)
    return (
      <p className={classes.effect} role="status">
        {t('effectLoading')}
      </p>
    )
  if (effect.documents === 0) return <p className={classes.effect}>{t('effectNone')}</p>
  const lines = linesOf(effect)
  if (lines.length === 0) return <p className={classes.effect}>{t('effectUnchanged')}</p>
  const { records, expiredNow, expiredThen, allowed } = effect
  return (
    <DialogNotice title={allowed ? t('effectTitle') : t('notAllowed')}>
      <ul className={classes.effects}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        {t('effectQueue', { before: formatCount(expiredNow), after: formatCount(expiredThen) })}{' '}
        {records > 0 && t('effectRecords', { count: records })}
      </p>
    </DialogNotice>
  )
}

/** One line for each way in which documents are moved. */
export function linesOf({ earlier, later, becomePermanent, becomeScheduled }: RetentionEffect): string[] {
  return [
    ...(earlier > 0 ? [t('effectEarlier', { count: earlier })] : []),
    ...(later > 0 ? [t('effectLater', { count: later })] : []),
    ...(becomePermanent > 0 ? [t('effectPermanent', { count: becomePermanent })] : []),
    ...(becomeScheduled > 0 ? [t('effectScheduled', { count: becomeScheduled })] : []),
  ]
}

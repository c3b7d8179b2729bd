import type { AuditCheck } from '@sinupan/contract'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount, formatDayTime } from '../../lib/format.ts'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { type Status, StatusIcon } from '../../ui/status-mark.tsx'
import { checksQuery, useStartCheck } from './admin-audit.api.ts'
import classes from './admin-audit.module.css'
import { t } from './words.ts'

/** Asks for a check of the whole history; it is a job, so that one may go on elsewhere. */
export function useCheckAct(): ScreenAct {
  const start = useStartCheck()
  const isRunning = Boolean(useQuery(checksQuery()).data?.current)
  return {
    id: 'check',
    label: t('checkNow'),
    icon: IconShieldCheck,
    isBusy: start.isPending || isRunning,
    run: () => void start(),
  }
}

/** Whether the history holds: how far a check has come, else what the last one found. */
export function ChainCheck() {
  const { data, error } = useQuery(checksQuery())
  if (error) return <Strip status="warning" title={t('checksFailed')} line={error.message} />
  if (!data) return <div className={classes.check} aria-hidden="true" />
  if (data.current) return <Running check={data.current} />
  return data.last ? (
    <Result check={data.last} />
  ) : (
    <Strip status="warning" title={t('neverChecked')} line={t('neverLine')} />
  )
}

function Running({ check: { state, checked, sealedUpTo, startedAt, askedAt, askedBy } }: { check: AuditCheck }) {
  const since = t(askedBy ? 'checkingSince' : 'checkingSinceNight', {
    at: formatDayTime(startedAt ?? askedAt),
    who: askedBy ? `${askedBy.firstName} ${askedBy.lastName}` : '',
  })
  const far = t('checkedOf', { checked: formatCount(checked), total: formatCount(sealedUpTo) })
  return (
    <Strip status="in-process" title={t('checking')} line={state === 'waiting' ? since : `${far} · ${since}`}>
      <ProgressBar share={sealedUpTo > 0 ? checked / sealedUpTo : undefined} label={t('checking')} />
    </Strip>
  )
}

function Result({ check }: { check: AuditCheck }) {
  const { isIntact, checked, problemCount, problems, at } = check
  const when = t('checkedAt', { at: formatDayTime(at) })
  if (isIntact)
    return <Strip status="passed" title={t('intact')} line={`${t('intactLine', { count: checked })} · ${when}`} />
  return (
    <Strip status="failed" title={t('broken')} line={`${t('brokenLine', { count: problemCount })} · ${when}`}>
      <ul className={classes.problems}>
        {problems.map(({ kind, number }) => (
          <li key={`${kind} ${number}`}>{t(kind, { number: formatCount(number) })}</li>
        ))}
      </ul>
    </Strip>
  )
}

interface StripProps {
  status: Status
  title: string
  line: string
  children?: ReactNode
}

const Strip = ({ status, title, line, children }: StripProps) => (
  <section className={classes.check} aria-label={t('chain')} data-bad={status === 'failed' || undefined}>
    <StatusIcon status={status} size={18} />
    <div className={classes.checkWords}>
      <p>
        <span className={classes.checkTitle} role="status">
          {title}
        </span>
        <span className={classes.checkLine}>{line}</span>
      </p>
      {children}
    </div>
  </section>
)

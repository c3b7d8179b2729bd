import type { Disposal, DisposalStatus } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCalendarDate, formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { type Status, StatusIcon } from '../../ui/status-mark.tsx'
import { scanQuery } from './disposal.api.ts'
import classes from './disposal.module.css'
import { t } from './words.ts'

interface Step {
  id: string
  name: string
  line: string
  status: Status
  isAhead?: boolean
}

const order: readonly DisposalStatus[] = ['draft', 'concurrence', 'authorised', 'executed', 'certified']

/** The way of a batch: what was done when and by whom, and what is still ahead. */
export function Steps({ batch }: { batch: Disposal }) {
  return (
    <ol className={classes.steps} aria-label={t('steps')}>
      {stepsOf(batch).map(({ id, name, line, status, isAhead }) => (
        <li key={id} className={classes.step} data-ahead={isAhead || undefined}>
          <StatusIcon status={status} />
          <span className={classes.stepName}>{name}</span>
          <span className={classes.stepLine}>{line}</span>
          {id === 'authority' && batch.authority?.fileId != null && <SignedForm id={batch.authority.fileId} />}
        </li>
      ))}
    </ol>
  )
}

/** Where the scan of the authority is, for who sees it. */
function SignedForm({ id }: { id: number }) {
  const { data } = useQuery({ ...scanQuery(id), retry: false })
  return (
    data && (
      <Link className={classes.stepLine} to={paths.filePreview(data.routeId)}>
        {t('signedForm')}
      </Link>
    )
  )
}

const nameOf = (person: Disposal['createdBy']) => (person ? fullName(person) : '–')

function stepsOf(batch: Disposal): Step[] {
  const drafted = `${formatDay(batch.createdAt)}, ${nameOf(batch.createdBy)}`
  const first: Step = { id: 'draft', name: t('stepDraft'), line: drafted, status: 'posted' }
  if (batch.status === 'cancelled')
    return [
      first,
      { id: 'cancelled', name: t('stepCancelled'), line: formatDay(batch.cancelledAt ?? ''), status: 'returned' },
    ]
  const at = order.indexOf(batch.status)
  const step = (index: number, id: string, name: string, line: string): Step => ({
    id,
    name,
    line,
    status:
      at > index || (at === index && batch.status === 'certified') ? 'posted' : at === index ? 'pending' : 'not-posted',
    isAhead: at < index,
  })
  return [
    first,
    step(1, 'units', t('stepUnits'), unitsLine(batch)),
    step(2, 'authority', t('stepAuthority'), authorityLine(batch)),
    step(2.5, 'executed', t('stepExecuted'), executedLine(batch)),
    step(4, 'erased', t('stepErased'), erasedLine(batch)),
  ]
}

function unitsLine({ submittedAt, counts, status }: Disposal): string {
  if (!submittedAt) return t('notYet')
  if (status !== 'concurrence') return formatDay(submittedAt)
  const { agreed, objected, waiting } = counts
  return `${formatDay(submittedAt)}: ${t('answers', { agreed, objected, waiting })}`
}

function authorityLine({ authority, authorisedBy }: Disposal): string {
  if (!authority) return t('notYet')
  return t('authorityLine', {
    number: authority.number,
    day: formatCalendarDate(authority.date),
    name: nameOf(authorisedBy),
  })
}

function executedLine({ executedAt, executedBy, counts }: Disposal): string {
  if (!executedAt) return t('notYet')
  const destroyed = counts.binned + counts.destroyed
  return `${formatDay(executedAt)}. ${t('executedLine', { name: nameOf(executedBy), destroyed, skipped: counts.skipped })}`
}

const erasedLine = ({ purgeFrom, status }: Disposal): string =>
  purgeFrom === null
    ? t('notYet')
    : status === 'certified'
      ? formatDay(purgeFrom)
      : t('erasesOn', { day: formatDay(purgeFrom) })

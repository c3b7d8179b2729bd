import { Button } from '@mantine/core'
import type { ApproverDelegation } from '@sinupan/contract'
import { IconUserShare } from '@tabler/icons-react'
import { useUser } from '../../lib/account.ts'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCalendarDate } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { Pill } from '../../ui/pill.tsx'
import { text } from '../../ui/text.ts'
import { useEndDelegation } from './delegations.api.ts'
import classes from './delegations.module.css'
import { t } from './words.ts'

/** Who decides for whom, when; who may end it can. */
export function DelegationRows({ delegations }: { delegations: readonly ApproverDelegation[] }) {
  return (
    <ul className={classes.rows}>
      {delegations.map((one) => (
        <DelegationRow key={one.id} delegation={one} />
      ))}
    </ul>
  )
}

function DelegationRow({ delegation }: { delegation: ApproverDelegation }) {
  const user = useUser()
  const { approver, createdBy, fromDate, toDate, isRunning } = delegation
  const what = sentenceOf(delegation, user.userId)
  const days =
    fromDate === toDate
      ? t('onDay', { day: formatCalendarDate(fromDate) })
      : t('fromTo', { from: formatCalendarDate(fromDate), to: formatCalendarDate(toDate) })
  const line = createdBy.id === approver.id ? days : `${days} · ${t('arrangedBy', { name: fullName(createdBy) })}`
  const mayEnd = user.isAdmin || user.userId === approver.id
  return (
    <li className={classes.row}>
      <IconUserShare size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.name}>{what}</div>
        <div className={text.caption}>{line}</div>
      </div>
      {isRunning && <Pill tone="info">{t('running')}</Pill>}
      {mayEnd && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('endOf', { what })}
          onClick={() => openDialog((close) => <EndDialog delegation={delegation} onClose={close} />)}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function EndDialog({ delegation, onClose }: { delegation: ApproverDelegation; onClose: () => void }) {
  const names = { delegate: fullName(delegation.delegate), approver: fullName(delegation.approver) }
  const end = useEndDelegation({ onDone: () => toast.done({ title: t('ended', names) }) })
  return (
    <ConfirmCommand
      title={t('endTitle')}
      act={t('end')}
      run={() => end({ params: { id: delegation.id } })}
      onClose={onClose}
    >
      {t('endLine', names)}
    </ConfirmCommand>
  )
}

function sentenceOf({ approver, delegate }: ApproverDelegation, userId: string): string {
  const names = { approver: fullName(approver), delegate: fullName(delegate) }
  if (approver.id === userId) return t('decidesForYou', names)
  return delegate.id === userId ? t('youDecideFor', names) : t('decidesFor', names)
}

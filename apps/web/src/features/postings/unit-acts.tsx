import type { Posting } from '@sinupan/contract'
import { useUnits } from '../../frame/unit.ts'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { isRefusalCode, refusalSentence } from '../../lib/refusal-sentences.ts'
import { toast } from '../../lib/toast.tsx'
import { documentName } from '../documents/index.ts'
import { SendAgainDialog, WithdrawDialog } from './dialogs.ts'
import { useWithdraw } from './use-withdraw.ts'
import type { WithdrawWay } from './withdraw-dialog.tsx'
import { t } from './words.ts'

/** What its unit may do with a posting, as `capabilities` say. A refused act has its reason in `refused`. */
export function useUnitActs(posting: Posting) {
  const { all: units } = useUnits()
  const withdrawal = useWithdraw(posting)
  const { status, capabilities, fileManager } = posting
  const name = documentName(fileManager)
  const isOfOwnUnit = units.some(({ id }) => id === fileManager.deliveryUnitId)
  const ended = async () => {
    await withdrawal.end()
    toast.done({ title: t('withdrawn', { name }), line: t('withdrawnLine') })
  }
  const takenOut = async (way: WithdrawWay) => {
    if (way === 'again') {
      await withdrawal.unpublish()
      return toast.done({ title: t('unpublished', { name }), line: t('unpublishedLine') })
    }
    const refusal = await withdrawal.endForGood()
    if (!refusal) return toast.done({ title: t('outForGood', { name }), line: t('withdrawnLine') })
    toast.failed({ title: t('unpublished', { name }), line: t('notEnded', { reason: refusal.message }) })
  }
  const refusedSend = sentenceOf(capabilities, 'send')
  const sendAgain = {
    run: () => openDialog((close) => <SendAgainDialog posting={posting} onClose={close} />),
    refused: refusedSend,
  }
  const unpublish = {
    run: () =>
      openDialog((close) => (
        <WithdrawDialog
          posting={posting}
          mayEnd={isOfOwnUnit || capabilities.withdraw}
          onWithdraw={takenOut}
          onClose={close}
        />
      )),
    refused: refusedSend,
  }
  const end = {
    run: () =>
      openDialog((close) => (
        <ConfirmCommand title={t('withdraw')} act={t('withdrawAct')} run={ended} onClose={close}>
          {t('withdrawQuestion', { name })}
        </ConfirmCommand>
      )),
    refused: sentenceOf(capabilities, 'withdraw'),
  }
  return {
    isPending: withdrawal.isPending,
    sendAgain: status === 'returned' ? sendAgain : undefined,
    /** What is published is taken out of view first; what waits, or came back, ends. */
    withdraw: status === 'approved' ? unpublish : end,
  }
}

function sentenceOf({ reasons, ...may }: Posting['capabilities'], action: 'send' | 'withdraw'): string | undefined {
  if (may[action]) return undefined
  const code = reasons[action]
  return refusalSentence(isRefusalCode(code) ? code : 'Forbidden')
}

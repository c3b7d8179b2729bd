import type { Posting } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { isRefusalCode, refusalSentence } from '../../lib/refusal-sentences.ts'
import { toast } from '../../lib/toast.tsx'
import { documentName } from '../documents/index.ts'
import { showGone } from './answers.ts'
import { SendAgainDialog } from './dialogs.ts'
import { asSeen, useSendPosting, useWithdrawPosting } from './postings.api.ts'
import { t } from './words.ts'

/** What its unit may do with a posting, as `capabilities` say. A refused act has its reason in `refused`. */
export function useUnitActs(posting: Posting) {
  const client = useQueryClient()
  const send = useSendPosting({ onDone: () => showGone(client, posting.id) })
  const withdraw = useWithdrawPosting({ onDone: () => showGone(client, posting.id) })
  const { status, capabilities } = posting
  const name = documentName(posting.fileManager)
  const sent = async (title: string, line: string) => {
    await send(asSeen(posting))
    toast.done({ title, line })
  }
  const withdrawn = async () => {
    await withdraw({ params: { id: posting.id } })
    toast.done({ title: t('withdrawn', { name }), line: t('withdrawnLine') })
  }
  const refusedSend = sentenceOf(capabilities, 'send')
  const sendAgain = {
    run: () => openDialog((close) => <SendAgainDialog posting={posting} onClose={close} />),
    refused: refusedSend,
  }
  const unpublish = {
    run: () =>
      askWithdraw(t('unpublishQuestion', { name }), () => sent(t('unpublished', { name }), t('unpublishedLine'))),
    refused: refusedSend,
  }
  const end = {
    run: () => askWithdraw(t('withdrawQuestion', { name }), withdrawn),
    refused: sentenceOf(capabilities, 'withdraw'),
  }
  return {
    isPending: send.isPending || withdraw.isPending,
    sendAgain: status === 'returned' ? sendAgain : undefined,
    /** What is published goes back to waiting for a decision; what waits, or came back, ends. */
    withdraw: status === 'approved' ? unpublish : end,
  }
}

const askWithdraw = (question: string, run: () => Promise<unknown>) =>
  openDialog((close) => (
    <ConfirmCommand title={t('withdraw')} act={t('withdrawAct')} run={run} onClose={close}>
      {question}
    </ConfirmCommand>
  ))

function sentenceOf({ reasons, ...may }: Posting['capabilities'], action: 'send' | 'withdraw'): string | undefined {
  if (may[action]) return undefined
  const code = reasons[action]
  return refusalSentence(isRefusalCode(code) ? code : 'Forbidden')
}

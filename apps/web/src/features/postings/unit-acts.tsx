import type { Posting } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { isRefusalCode, refusalSentence } from '../../lib/refusal-sentences.ts'
import { toast } from '../../lib/toast.tsx'
import { documentName } from '../documents/index.ts'
import { showGone } from './answers.ts'
import { ConfirmCommand } from './confirm-command.tsx'
import { asSeen, useSendPosting, useWithdrawPosting } from './postings.api.ts'
import { t } from './words.ts'

/** What its unit may do with a posting, as `capabilities` say. A refused act has its reason in `refused`. */
export function useUnitActs(posting: Posting) {
  const client = useQueryClient()
  const send = useSendPosting({ onDone: () => showGone(client, posting.id) })
  const withdraw = useWithdrawPosting({ onDone: () => showGone(client, posting.id) })
  const { status, capabilities } = posting
  const name = documentName(posting.fileManager)
  const sendAgain = async () => {
    await send(asSeen(posting))
    toast.done({ title: t('sentAgain', { name }), line: t('sentLine') })
  }
  const askUnpublish = () =>
    openDialog((close) => (
      <ConfirmCommand
        title={t('unpublish')}
        act={t('unpublishAct')}
        onClose={close}
        run={async () => {
          await send(asSeen(posting))
          toast.done({ title: t('unpublished', { name }), line: t('unpublishedLine') })
        }}
      >
        {t('unpublishQuestion', { name })}
      </ConfirmCommand>
    ))
  const askWithdraw = () =>
    openDialog((close) => (
      <ConfirmCommand
        title={t('withdraw')}
        act={t('withdrawAct')}
        onClose={close}
        run={async () => {
          await withdraw({ params: { id: posting.id } })
          toast.done({ title: t('withdrawn', { name }), line: t('withdrawnLine') })
        }}
      >
        {t('withdrawQuestion', { name })}
      </ConfirmCommand>
    ))
  return {
    isPending: send.isPending || withdraw.isPending,
    sendAgain:
      status === 'returned' ? { run: () => void sendAgain(), refused: sentenceOf(capabilities, 'send') } : undefined,
    unpublish: status === 'approved' ? { run: askUnpublish, refused: sentenceOf(capabilities, 'send') } : undefined,
    withdraw: status !== 'approved' ? { run: askWithdraw, refused: sentenceOf(capabilities, 'withdraw') } : undefined,
  }
}

function sentenceOf({ reasons, ...may }: Posting['capabilities'], action: 'send' | 'withdraw'): string | undefined {
  if (may[action]) return undefined
  const code = reasons[action]
  return refusalSentence(isRefusalCode(code) ? code : 'Forbidden')
}

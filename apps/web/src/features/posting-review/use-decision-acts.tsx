import { openDialog } from '../../lib/dialogs.tsx'
import { isRefusalCode, refusalSentence } from '../../lib/refusal-sentences.ts'
import { WithdrawDialog } from '../postings/index.ts'
import { ReturnDialog } from './return-dialog.tsx'
import type { Decide } from './use-decide.ts'
import type { Desk } from './use-desk.ts'
import { t } from './words.ts'

export interface DecisionActs {
  approve: (() => void) | undefined
  giveBack: (() => void) | undefined
  /** Of what is approved: it is unpublished, and pending again. */
  withdraw: (() => void) | undefined
  /** Takes back the latest approval that still waits. */
  undo: (() => void) | undefined
  /** Why the open posting is not this person's to decide. */
  refused: string | undefined
  isPending: boolean
}

/** What may be done with the open posting now; what may not is undefined. */
export function useDecisionActs({ open, waiting }: Desk, decide: Decide): DecisionActs {
  const { isPending } = decide
  const last = waiting.at(-1)
  const none = {
    approve: undefined,
    giveBack: undefined,
    withdraw: undefined,
    undo: last === undefined ? undefined : () => decide.undo(last),
    refused: undefined,
    isPending,
  }
  if (!open) return none
  if (waiting.includes(open.id)) return { ...none, refused: t('approvedSoonLine') }
  const { capabilities, status } = open
  if (status !== 'pending')
    return {
      ...none,
      withdraw:
        capabilities.send && status === 'approved' && !isPending
          ? () =>
              openDialog((close) => (
                <WithdrawDialog
                  posting={open}
                  mayEnd={false}
                  onWithdraw={() => decide.withdraw(open)}
                  onClose={close}
                />
              ))
          : undefined,
      refused: sentenceOf(capabilities.reasons.send),
    }
  if (!capabilities.decide) return { ...none, refused: sentenceOf(capabilities.reasons.decide) }
  if (isPending) return none
  return {
    ...none,
    approve: () => decide.approve(open),
    giveBack: () =>
      openDialog((close) => (
        <ReturnDialog posting={open} onReturn={(reason) => decide.giveBack(open, reason)} onClose={close} />
      )),
  }
}

const sentenceOf = (code: string | undefined) => (isRefusalCode(code) ? refusalSentence(code) : undefined)

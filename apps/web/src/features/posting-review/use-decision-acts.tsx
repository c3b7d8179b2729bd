import type { Posting } from '@sinupan/contract'
import { openDialog } from '../../lib/dialogs.tsx'
import { isRefusalCode, refusalSentence } from '../../lib/refusal-sentences.ts'
import { TakeDownDialog, WithdrawDialog } from '../postings/index.ts'
import { ReturnDialog } from './return-dialog.tsx'
import type { Decide } from './use-decide.ts'
import type { Desk } from './use-desk.ts'
import { t } from './words.ts'

export interface DecisionActs {
  approve: (() => void) | undefined
  giveBack: (() => void) | undefined
  /** Of what is approved: it is unpublished, and pending again. */
  withdraw: (() => void) | undefined
  /** Of what is public: its posting ends, and its public page tells why. */
  takeDown: (() => void) | undefined
  /** Takes back the latest approval that still waits. */
  undo: (() => void) | undefined
  /** Why the open posting is not this person's to decide. */
  refused: string | undefined
  isPending: boolean
}

/** What may be done with the open posting now; what may not is undefined. */
export function useDecisionActs({ open, waiting, approvals }: Desk, decide: Decide): DecisionActs {
  const { isPending } = decide
  const last = approvals.at(-1)
  const none = {
    approve: undefined,
    giveBack: undefined,
    withdraw: undefined,
    takeDown: undefined,
    undo: last === undefined ? undefined : () => decide.undo(last),
    refused: undefined,
    isPending,
  }
  if (!open) return none
  if (waiting.includes(open.id)) return { ...none, refused: t('approvedSoonLine') }
  const { capabilities, status } = open
  if (status !== 'pending') return { ...none, ...actsOnDecided(open, decide) }
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

function actsOnDecided(open: Posting, decide: Decide): Partial<DecisionActs> {
  const { capabilities, status } = open
  if (status !== 'approved' || decide.isPending) return { refused: sentenceOf(capabilities.reasons.send) }
  const withdraw = () =>
    openDialog((close) => (
      <WithdrawDialog posting={open} mayEnd={false} onWithdraw={() => decide.withdraw(open)} onClose={close} />
    ))
  const takeDown = () =>
    openDialog((close) => (
      <TakeDownDialog posting={open} onTakeDown={(reason) => decide.takeDown(open, reason)} onClose={close} />
    ))
  return {
    withdraw: capabilities.send ? withdraw : undefined,
    takeDown: capabilities.takeDown ? takeDown : undefined,
    // Who may take it down is not told of what else is for others.
    refused: capabilities.takeDown ? undefined : sentenceOf(capabilities.reasons.send),
  }
}

const sentenceOf = (code: string | undefined) => (isRefusalCode(code) ? refusalSentence(code) : undefined)

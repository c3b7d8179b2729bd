import { openDialog } from '../../lib/dialogs.tsx'
import { isRefusalCode, refusalSentence } from '../../lib/refusal-sentences.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'
import type { Decide } from './use-decide.ts'
import type { Desk } from './use-desk.ts'

export interface DecisionActs {
  approve: (() => void) | undefined
  giveBack: (() => void) | undefined
  /** Of what is approved: back to pending. */
  takeBack: (() => void) | undefined
  /** Why the open posting is not this person's to decide. */
  refused: string | undefined
  isPending: boolean
}

/** What may be done with the open posting now; what may not is undefined. */
export function useDecisionActs({ open }: Desk, decide: Decide): DecisionActs {
  const { isPending } = decide
  const none = { approve: undefined, giveBack: undefined, takeBack: undefined, refused: undefined, isPending }
  if (!open) return none
  const { capabilities, status } = open
  if (status !== 'pending')
    return {
      ...none,
      takeBack:
        capabilities.send && status === 'approved' && !isPending
          ? () => openDialog((close) => <TakeBackDialog posting={open} onTakeBack={decide.takeBack} onClose={close} />)
          : undefined,
      refused: sentenceOf(capabilities.reasons.send),
    }
  if (!capabilities.decide) return { ...none, refused: sentenceOf(capabilities.reasons.decide) }
  if (isPending) return none
  return {
    ...none,
    approve: () => void decide.approve(open),
    giveBack: () =>
      openDialog((close) => (
        <ReturnDialog posting={open} onReturn={(reason) => decide.giveBack(open, reason)} onClose={close} />
      )),
  }
}

const sentenceOf = (code: string | undefined) => (isRefusalCode(code) ? refusalSentence(code) : undefined)

import type { DenialGround, RequestOutcome } from '@sinupan/contract'

export interface Words {
  subject: string
  paragraphs: readonly string[]
  /** Of the button. */
  label: string
}
interface Of {
  trackingNo: string
}

/** The letters to who asked for a document: days are written out in the language of the letter. */
export interface RequestTexts {
  greeting: string
  /** A calendar date, such as 2026-12-18. */
  day(date: string): string
  /** To an address that nobody has confirmed: nothing of what was written in the form. */
  confirm(of: Of): Words
  received(of: Of & { title: string; registryNo: string; dueOn: string }): Words
  code(of: Of): Words
  asked(of: Of & { answerUntil: string }): Words
  remindedToAnswer(of: Of & { answerUntil: string }): Words
  written(of: Of): Words
  extended(of: Of & { dueOn: string; reason: string | null }): Words
  answered(of: Of & Answer): Words
  withdrawn(of: Of): Words
  lapsed(of: Of): Words
  appealReceived(of: Of): Words
  reopened(of: Of & { dueOn: string }): Words
  dueMoved(of: Of & { dueOn: string }): Words
}
export interface Answer {
  outcome: Exclude<RequestOutcome, 'withdrawn' | 'closed_no_response'>
  ground: DenialGround | null
  referredTo: string | null
  /** The last day for an appeal; null where none may be made. */
  appealUntil: string | null
  isPickedUp: boolean
}

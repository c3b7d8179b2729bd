import type { DenialGround, RequestLetterKind, RequestOutcome } from '@sinupan/contract'

export interface LetterText {
  /** With `{{placeholders}}` of its kind, as has the text. */
  subject: string
  /** Paragraphs with an empty line between them. */
  text: string
}

/** The letters to who asked for a document, in a language. */
export interface RequestTexts {
  greeting: string
  /** A calendar date, such as 2026-12-18, written out. */
  day(date: string): string
  letters: Record<RequestLetterKind, LetterText>
  /** Of the buttons. */
  labels: Record<RequestLetterKind, string>
  answers: Record<Answered, string>
  grounds: Record<DenialGround, string>
  referral(office: string): string
  pickUp: string
  appeal(day: string): string
}
export type Answered = Exclude<RequestOutcome, 'withdrawn' | 'closed_no_response'>

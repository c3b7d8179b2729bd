import type { Language, RequestLetterKind } from '@sinupan/contract'

/** How a calendar date is written in a letter: as `18 December 2026`. */
export const dayIn = (language: Language) => {
  const format = new Intl.DateTimeFormat(language === 'fil' ? 'fil-PH' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
}

/** An answer says what there is to say of it: a sentence that has nothing to say is left out. */
export const answerInParts = ['answer', 'ground', 'referral', 'pickUp', 'appeal']
  .map((part) => `{{${part}}}`)
  .join('\n\n')

/** What the buttons say: most open the request. */
export const labelsOf = (say: {
  open: string
  answer: string
  confirm: string
  code: string
}): Record<RequestLetterKind, string> => ({
  confirm: say.confirm,
  code: say.code,
  asked: say.answer,
  remindedToAnswer: say.answer,
  received: say.open,
  written: say.open,
  extended: say.open,
  answered: say.open,
  withdrawn: say.open,
  lapsed: say.open,
  appealReceived: say.open,
  reopened: say.open,
  dueMoved: say.open,
})

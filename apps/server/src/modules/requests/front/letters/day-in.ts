import type { Language } from '@sinupan/contract'

/** How a calendar date is written in a letter: as `18 December 2026`. */
export const dayIn = (language: Language) => {
  const format = new Intl.DateTimeFormat(language === 'fil' ? 'fil-PH' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
}

import type { PostingReview } from '@sinupan/contract'

export type PersonalDataHint = PostingReview['checks']['personalDataHints'][number]
type Kind = PersonalDataHint['kind']

const day = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\s+[A-Za-z]{3,9}\.?,?\s+\d{4}|[A-Za-z]{3,9}\.?\s+\d{1,2},?\s+\d{4})`
const label = String.raw`(?:date of birth|birth\s?dates?|birthday|born(?: on)?|d\.?o\.?b\.?|petsa ng kapanganakan|kaarawan)`

/**
 * What looks like personal data (RA 10173). Hints for a reviewer, no proof: Philippine mobile numbers, e-mail addresses,
 * labelled dates of birth, and numbers in the shape of PhilSys, UMID, SSS, PhilHealth, Pag-IBIG, TIN and student ids.
 */
const shapes: Record<Kind, RegExp> = {
  mobile: /(?<![\d.+])(?:\+?63[ -]?|0)9\d{2}[ -]?\d{3}[ -]?\d{4}(?!\d)/g,
  email: /[\p{L}\d][\p{L}\d._%+-]{0,63}@[a-z\d](?:[a-z\d-]{0,62}\.)+[a-z]{2,24}\b/giu,
  birthdate: new RegExp(String.raw`\b${label}[\s:.\-–—]{0,10}${day}`, 'gi'),
  idNumber:
    /(?<![\d-])(?:\d{4}-\d{4}-\d{4}(?:-\d{4})?|\d{4}-\d{7}-\d|\d{2}-\d{7}-\d|\d{2}-\d{9}-\d|\d{3}-\d{3}-\d{3}(?:-\d{3,5})?|(?:19|20)\d{2}-\d{5,6})(?![\d-])/g,
}

export interface TextPage {
  page: number
  text: string
}

/** One hint a kind: how often it occurs, where first, and what it looks like there, half covered. */
export function findPersonalData(pages: readonly TextPage[]): PersonalDataHint[] {
  const found = new Map<Kind, PersonalDataHint>()
  for (const { page, text } of pages) {
    for (const [kind, shape] of Object.entries(shapes) as [Kind, RegExp][]) {
      const [first, ...more] = text.match(shape) ?? []
      if (first === undefined) continue
      const hint = found.get(kind) ?? { kind, count: 0, page, sample: covered(first) }
      found.set(kind, { ...hint, count: hint.count + 1 + more.length })
    }
  }
  return [...found.values()]
}

/** `0917 123 4567` → `091• ••• •567`: enough to find it, not enough to copy it. */
export function covered(sample: string): string {
  const letters = [...sample.replace(/\s+/g, ' ')]
  const shown = Math.min(3, Math.floor(letters.length / 4))
  const isOpen = (index: number) => index < shown || index >= letters.length - shown
  return letters.map((letter, index) => (isOpen(index) || /[^\p{L}\d]/u.test(letter) ? letter : '•')).join('')
}

import type { Language } from '@sinupan/contract'
import { en } from './en.ts'
import { fil } from './fil.ts'
import type { NoticeTexts } from './texts.ts'

export { loanTexts } from './loans.ts'
export { requestTexts } from './requests.ts'

/** What letters of notices say, in each language that a reader may have chosen. */
export const textsOf: Record<Language, NoticeTexts> = { en, fil }

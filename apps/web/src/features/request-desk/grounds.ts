import { type DenialGround, denialGround } from '@sinupan/contract'
import { t } from './words.ts'

/** Why something may be withheld, to choose from. */
export const grounds = (): { value: DenialGround; label: string }[] =>
  denialGround.options.map((value) => ({ value, label: t(value) }))

import type { english } from './field-words.ts'
import type { Translation } from './messages.ts'

export const fields = {
  missing: 'Sagutan ito.',
  shortest_other: 'Hindi bababa sa {{count}} karakter.',
  longest_other: 'Hindi hihigit sa {{count}} karakter.',
  least: 'Hindi bababa sa {{least}}.',
  most: 'Hindi hihigit sa {{most}}.',
  wrong: 'Hindi ito tama.',
} satisfies Translation<typeof english>

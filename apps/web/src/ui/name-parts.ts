import { extensionOf } from './file-kind.ts'

/** A name in two parts: the head may be cut, the tail stays. Together they are the whole name. */
export interface NameParts {
  head: string
  tail: string
}

const LAST_WORD = 6
const LAST_LETTERS = 3
/** A shorter head could not be cut anyway. */
const LEAST_HEAD = 2

/**
 * Splits a name so that the number at its head and the extension at its end both survive a cut: the tail is the last
 * word (at most 6 letters) or else the last 3 letters, plus the extension (look, section 6, 'Names').
 */
export function namePartsOf(name: string): NameParts {
  const extension = extensionOf(name)
  const stem = extension ? name.slice(0, -extension.length - 1) : name
  const letters = [...stem]
  const space = stem.lastIndexOf(' ')
  const word = space >= 0 ? [...stem.slice(space + 1)] : letters
  const kept = space > 0 && word.length <= LAST_WORD ? word.length : LAST_LETTERS
  if (letters.length < kept + LEAST_HEAD) return { head: stem, tail: name.slice(stem.length) }
  const head = letters.slice(0, letters.length - kept).join('')
  return { head, tail: name.slice(head.length) }
}

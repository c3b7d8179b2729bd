/** What holds inside the braces of a rich text; a group begins with what its outer one has. */
export interface RtfGroup {
  isAside: boolean
  /** Of a group that begins with `\*`, until its word comes. */
  isStarred: boolean
  /** Nothing has come in it yet. */
  isFresh: boolean
  /** Inside `\upr`: what is said again in Unicode is left out. */
  isSaidAgain: boolean
  isFontTable: boolean
  isDeleted: boolean
  font: number
  /** The font of letters that are written from right to left, or of Asia. */
  otherFont: number
  isOther: boolean
  /** Letters that stand in for a Unicode one and are stepped over. */
  skip: number
  /** Its text goes beside, and comes when the group ends. */
  isBeside: boolean
  /** What it is of a field or shape, for which something is done as it ends. */
  role: '' | 'field' | 'code' | 'choice' | 'shape'
  /** Inside the result of a field. */
  isResult: boolean
  /** Of a shape's property: its name, when its value is words. */
  property: string
}

export const outermost: Readonly<RtfGroup> = {
  isAside: false,
  isStarred: false,
  isFresh: false,
  isSaidAgain: false,
  isFontTable: false,
  isDeleted: false,
  font: -1,
  otherFont: -1,
  isOther: false,
  skip: 1,
  isBeside: false,
  role: '',
  isResult: false,
  property: '',
}

/**
 * Which font the letters are in: `\f`, or after `\rtlch`, `\loch`, `\hich` and `\dbch` the one that `\af` names (RTF Specification
 * 1.9.1, Associated Character Properties). Answers whether the word was one of these.
 */
export function takesFont(group: RtfGroup, word: string, number: number): boolean {
  if (word === 'f') Object.assign(group, { font: number, isOther: false })
  else if (word === 'af') group.otherFont = number
  else if (word === 'ltrch') group.isOther = false
  else if (/^(?:rtlch|loch|hich|dbch)$/.test(word)) Object.assign(group, { isOther: true, otherFont: -1 })
  else return false
  return true
}

export const fontOf = ({ font, otherFont, isOther }: RtfGroup): number => (isOther && otherFont >= 0 ? otherFont : font)

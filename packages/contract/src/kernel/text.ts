/** Whether JSON and PostgreSQL can hold a text: neither takes NUL in its texts, nor half of a surrogate pair. */
export const isHoldable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

// Beside what Unicode says shows nothing there are the blank of Braille and all spaces.
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\u2800]/u

/** Whether there is anything to be seen in a text; an empty one has nothing. */
export const isVisible = (text: string): boolean => visible.test(text)

const mark = /\p{M}/u
/** Of each code point that was met, what it is: the pattern for one is slow for the two million of a body. */
const met = new Uint8Array(0x11_0000)
const [isNone, isOne] = [1, 2]
/** The first of all marks; what most texts consist of lies before it. */
const firstMark = 0x300

/** Whether more than `most` marks follow one another in a text; in one walk, where `\p{M}{21}` begins anew at each mark. */
export function stacksMarks(text: string, most: number): boolean {
  let run = 0
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0
    if (point > 0xffff) at++
    run = point >= firstMark && isMark(point) ? run + 1 : 0
    if (run > most) return true
  }
  return false
}

function isMark(point: number): boolean {
  if (met[point] === 0) met[point] = mark.test(String.fromCodePoint(point)) ? isOne : isNone
  return met[point] === isOne
}

/**
 * Whether a text holds embeddings, overrides or isolates of direction (UAX #9), by which `exe.pdf` shows as something
 * else. The marks of right-to-left scripts (LRM, RLM, ALM) turn nothing and are fine.
 */
export const turnsDirection = (text: string): boolean => /[\u202a-\u202e\u2066-\u2069]/.test(text)

/** A piece of JSON that is still to be looked at, and the way to it. */
interface Piece {
  value: unknown
  key: PropertyKey
  up: Piece | undefined
}

/** Enough to mend a request by; what lies deeper is told by the way to it. */
const mostFound = 20
const deepest = 100

/**
 * The paths of the texts in a value, names of fields among them, that can't be held. How deep a value is, its sender
 * chooses, so that there is an end to recursion; and since nearly always nothing is found, ways are only told after that.
 */
export const unholdableTexts = (value: unknown): PropertyKey[][] => (isClean(value, 0) ? [] : pathsIn(value))

/** Whether every text can be held; false also for what is too deep to tell. */
function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isHoldable(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepest) return false
  if (Array.isArray(value)) {
    for (const inner of value) if (!isClean(inner, depth + 1)) return false
    return true
  }
  for (const key in value)
    if (!isHoldable(key) || !isClean((value as Record<string, unknown>)[key], depth + 1)) return false
  return true
}

function pathsIn(value: unknown): PropertyKey[][] {
  const found: PropertyKey[][] = []
  const waiting: Piece[] = [{ value, key: '', up: undefined }]
  for (let piece = waiting.pop(); piece && found.length < mostFound; piece = waiting.pop()) {
    const { value: here } = piece
    if (typeof here === 'string' && !isHoldable(here)) found.push(pathOf(piece))
    if (typeof here !== 'object' || here === null) continue
    for (const [key, inner] of Array.isArray(here) ? here.entries() : Object.entries(here)) {
      const inside: Piece = { value: inner, key, up: piece }
      if (typeof key === 'string' && !isHoldable(key)) found.push(pathOf(inside))
      if (typeof inner === 'string' ? !isHoldable(inner) : typeof inner === 'object' && inner !== null)
        waiting.push(inside)
    }
  }
  return found
}

function pathOf(piece: Piece): PropertyKey[] {
  const path: PropertyKey[] = []
  for (let one = piece; one.up; one = one.up) path.push(one.key)
  return path.reverse().slice(0, deepest)
}

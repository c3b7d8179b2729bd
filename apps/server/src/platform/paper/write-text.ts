import type { Paper, Weight } from './paper.ts'

export interface Look {
  size: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right' | 'center'
}
export interface Box {
  x: number
  y: number
  width: number
}

/** One line of text with its upper edge at y, cut so that it fits. */
export function writeLine(paper: Paper, text: string, { x, y, width }: Box, look: Look): void {
  useLook(paper, look)
  const line = cutEnd(paper, plain(text), width)
  const free = width - paper.widthOfString(line)
  const indent = look.align === 'right' ? free : look.align === 'center' ? free / 2 : 0
  paper.text(line, x + indent, y, { lineBreak: false })
}

/** Lines of text, at most `most`, the last one cut where there would be more. Gives how many were written. */
export function writeLines(
  paper: Paper,
  text: string,
  { x, y, width }: Box,
  look: Look & { most: number; leading: number },
): number {
  const lines = linesOf(paper, text, width, look)
  for (const [index, line] of lines.entries()) writeLine(paper, line, { x, y: y + index * look.leading, width }, look)
  return lines.length
}

/** Text in lines of that width, at most `most`: between words, or inside a word that is longer than a line. */
export function linesOf(paper: Paper, text: string, width: number, look: Look & { most: number }): string[] {
  useLook(paper, look)
  const lines: string[] = []
  let rest = plain(text)
  while (rest !== '' && lines.length < look.most - 1) {
    const fitting = longestFitting(paper, rest, width)
    if (fitting === rest.length) break
    const space = rest.lastIndexOf(' ', fitting)
    const end = space > 0 ? space : Math.max(fitting, 1)
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  if (rest !== '') lines.push(cutEnd(paper, rest, width))
  return lines
}

/** The longest that fits, with … in the place of the middle: of a way, its beginning and its end tell most. */
export function cutMiddle(paper: Paper, text: string, width: number, look: Look): string {
  useLook(paper, look)
  const letters = [...plain(text)]
  if (paper.widthOfString(letters.join('')) <= width) return letters.join('')
  let [least, most] = [0, letters.length]
  const cut = (kept: number) =>
    `${letters.slice(0, Math.floor(kept / 2)).join('')}…${letters.slice(letters.length - Math.ceil(kept / 2)).join('')}`
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (paper.widthOfString(cut(middle)) <= width) least = middle
    else most = middle - 1
  }
  return cut(least)
}

export function useLook(paper: Paper, { size, weight = 'regular', colour = '#111111' }: Look): void {
  paper.font(weight, size).fillColor(colour)
}

function cutEnd(paper: Paper, text: string, width: number): string {
  if (paper.widthOfString(text) <= width) return text
  const end = longestFitting(paper, text, width - paper.widthOfString('…'))
  return `${text.slice(0, end).trimEnd()}…`
}

/** How much of a text’s beginning fits, never half a letter. */
function longestFitting(paper: Paper, text: string, width: number): number {
  let [end, used] = [0, 0]
  for (const letter of text) {
    used += paper.widthOfString(letter)
    // What is measured letter by letter adds up to the whole but for the last places of the numbers.
    if (used > width + 0.001) return end
    end += letter.length
  }
  return end
}

// A tab or a line break would be drawn as a box, and longer texts than a name are never set here.
const plain = (text: string): string =>
  text
    .slice(0, 1_000)
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

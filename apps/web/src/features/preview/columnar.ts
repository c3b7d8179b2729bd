/** Lines that are looked at; a table shows itself in its first ones. */
const LINES = 500
const LEAST_LINES = 3
/** Of the lines with words, the share that has columns. */
const SHARE = 0.3
/** Words, a gap that no sentence has, and words again; or figures put far to the right. */
const IN_COLUMNS = /\S {3,}\S|\S {2,}\S.* {2,}\S|^ {12,}\S/
/** Boxes drawn of letters, and rules of tables. */
const RULED = /[┌┬┐├┼┤└┴┘│─╔╦╗╠╬╣╚╩╝║═]|^\s*[+|][-=+| ]{4,}|^\s*[-=]{3,}(?: +[-=]{3,})+\s*$/

/** Whether spaces put the words of a text below each other, so that only letters of one width show what stands in which column. */
export function isColumnar(text: string): boolean {
  const lines = text
    .slice(0, 200_000)
    .split('\n', LINES)
    .filter((line) => line.trim() !== '')
  const inColumns = lines.filter((line) => IN_COLUMNS.test(line) || RULED.test(line)).length
  return inColumns >= LEAST_LINES && inColumns >= lines.length * SHARE
}

/** Asian programs write readings over letters as such a field: `EQ \* jc2 \o\ad(\s\up 9(reading),letters)`. */
const EQUATION = /^\s*EQ\b/i
const READING = /\\s\\up\s*\d*\(([^()]*)\),([^()]*)\)/gi

/** The words that a field of equations shows; '' for any other field. */
export function equationWords(code: string): string {
  if (!EQUATION.test(code)) return ''
  return code
    .replace(EQUATION, '')
    .replace(/\\\*\s*(?:"[^"]*"|\S+)/g, ' ')
    .replace(READING, (_, reading: string, letters: string) => `${letters} (${reading}))`)
    .replace(/\\[a-z]+\s*\d*/gi, '')
    .replace(/\\(.)/g, '$1')
    .replace(/^\s*\(|\)\s*$/g, '')
    .replace(/[,;]/g, ' ')
    .trim()
}

// PDFium marks a hyphen at a line's end by U+0002 or U+FFFE: the word goes on in the next line.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const SOFT_HYPHEN = /[\u0002\ufffe\u00ad](?:\r?\n)?/g
/** Between two figures, or a figure and a capital, it is one that was written: `2026-118`. */
const AT_LINE_END = `[${String.fromCharCode(2)}\ufffe](?:\r?\n)?`
const HYPHEN_OF_NUMBER = new RegExp(`(?<=\\d)${AT_LINE_END}(?=[\\dA-Z])|(?<=[A-Z])${AT_LINE_END}(?=\\d)`, 'g')
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufeff\uffff]/g

/** Letters drawn as one, and Arabic letters by their place in a word: nobody types them. */
const LIGATURES = /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufb4f\ufb50-\ufdfb\ufe70-\ufefc]/g
/** Letters of Wingdings and Symbol, which keep theirs in a private part of Unicode: the usual bullets, the tick, the arrow. */
const PRIVATE_BULLETS = /[\uf06c\uf06e\uf06f\uf071\uf075\uf076\uf09f\uf0a7\uf0a8\uf0b7\uf0d8]/g

/**
 * Text fit for a text column and for reading: no NUL or other control characters, no half surrogates, no runs of
 * spaces or of empty lines.
 */
export function tidyText(text: string): string {
  return text
    .replace(HYPHEN_OF_NUMBER, '-')
    .replace(SOFT_HYPHEN, '')
    .replace(CONTROL, '')
    .replace(LIGATURES, (form) => form.normalize('NFKC'))
    .replace(PRIVATE_BULLETS, '•')
    .replace(/\uf0fc/g, '✓')
    .replace(/\uf0e0/g, '→')
    .replace(/\r\n?|\f|\v|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .toWellFormed()
}

/** Keeps pages until their UTF-8 size reaches the limit; the page that crosses it is cut. */
export function withinBytes(pages: readonly string[], limit: number): string[] {
  const kept: string[] = []
  let left = limit
  for (const page of pages) {
    const size = Buffer.byteLength(page)
    if (size > left)
      return left > 0
        ? [
            ...kept,
            Buffer.from(page)
              .subarray(0, left)
              .toString('utf8')
              .replace(/\ufffd+$/, ''),
          ]
        : kept
    kept.push(page)
    left -= size
  }
  return kept
}

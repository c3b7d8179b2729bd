/** Font, size, colour, part of the line, and what the page puts in itself (ECMA-376 part 1, 18.3.1.46). */
const CODES = /&(?:"[^"]*"|\d+|K[\dA-F+-]{6}|[A-Z])/gi

/** The words of a header or footer of Excel's, which says all that it is by letters behind an `&`. */
export const marginWords = (margin: string): string =>
  margin.replace(/&&/g, '\u0000').replace(CODES, ' ').replaceAll('\u0000', '&').replace(/\s+/g, ' ').trim()

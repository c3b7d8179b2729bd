export type Disposition = 'inline' | 'attachment'

/**
 * The header that gives bytes their name (RFC 6266, 5987). A name beyond plain ASCII comes twice: for old clients with
 * `_` in the place of what they misread, and whole as `filename*`.
 */
export function contentDisposition(disposition: Disposition, fileName: string): string {
  // Percent signs and backslashes in the plain form are decoded by some clients (RFC 6266, appendix D).
  const plain = fileName.replace(/[^\u0020-\u007e]|["\\%]/gu, '_')
  if (plain === fileName) return `${disposition}; filename="${plain}"`
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${extended(fileName)}`
}

const extended = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

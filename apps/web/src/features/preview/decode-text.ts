/**
 * Bytes of a text as letters: by its byte order mark, else UTF-8 where it is that, else UTF-16 where every other byte
 * is nothing, else Windows-1252. The last letter may be cut.
 */
export function decodeText(bytes: Uint8Array): string {
  const name = marked(bytes) ?? (isUtf8(bytes) ? 'utf-8' : (wide(bytes) ?? 'windows-1252'))
  return new TextDecoder(name).decode(bytes, { stream: true }).replaceAll('\u0000', '')
}

function marked([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

function wide(bytes: Uint8Array): string | undefined {
  const some = bytes.subarray(0, 2_000)
  const zeros = (rest: number) => some.filter((byte, index) => byte === 0 && index % 2 === rest).length
  const enough = some.length / 5
  if (zeros(1) > enough) return 'utf-16le'
  return zeros(0) > enough ? 'utf-16be' : undefined
}

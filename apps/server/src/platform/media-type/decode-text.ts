export interface DecodedText {
  text: string
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
}

// C0 controls that no text editor writes; tab, line feed, form feed, return, escape and the DOS end mark may stand.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u0019\u001c-\u001f\u007f]/
const UNDEFINED_1252 = /[\u0081\u008d\u008f\u0090\u009d]/

/**
 * Reads bytes as text, or answers undefined when they are not text.
 * UTF-8 first, then UTF-16 by its mark or by its zero bytes, then Windows-1252 (what 'Latin-1' files really are).
 * The bytes may be cut anywhere: half a character at the end is left out.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  return asUtf8(bytes) ?? asUtf16(bytes) ?? asWindows1252(bytes)
}

function asUtf8(bytes: Uint8Array): DecodedText | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return CONTROL.test(text) ? undefined : { text, encoding: 'utf-8' }
  } catch {
    return undefined
  }
}

function asUtf16(bytes: Uint8Array): DecodedText | undefined {
  const encoding = utf16Order(bytes)
  if (!encoding) return undefined
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return CONTROL.test(text) ? undefined : { text, encoding }
  } catch {
    return undefined
  }
}

function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.length < 4) return undefined
  const zeros = [0, 0]
  const seen = Math.min(bytes.length, 512) & ~1
  for (let at = 0; at < seen; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // Latin text in UTF-16 has a zero in nearly every pair, always on the same side.
  if (even === 0 && odd > seen * 0.35) return 'utf-16le'
  if (odd === 0 && even > seen * 0.35) return 'utf-16be'
  return undefined
}

function asWindows1252(bytes: Uint8Array): DecodedText | undefined {
  const text = new TextDecoder('windows-1252').decode(bytes)
  if (CONTROL.test(text) || UNDEFINED_1252.test(text)) return undefined
  return { text, encoding: 'windows-1252' }
}

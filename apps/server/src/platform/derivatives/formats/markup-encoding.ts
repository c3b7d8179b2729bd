import type { DecodedText } from '../../media-type/decode-text.ts'

/** In the declaration of XML, or what HTML puts in its head (HTML Living Standard, 13.2.3.2). */
const DECLARED =
  /^\s*<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']|<meta\b[^>]{0,400}?\bcharset\s*=\s*["']?\s*([\w.:-]{1,40})/i
const HEAD_BYTES = 4_096

/** Markup by the encoding that it names, where all of its bytes mean something in that. */
export function byDeclaration(bytes: Buffer): DecodedText | undefined {
  const [, xml, html] = DECLARED.exec(bytes.subarray(0, HEAD_BYTES).toString('latin1')) ?? []
  const label = xml ?? html
  // What names UTF-16 in letters of ASCII is not in it.
  if (!label || /^utf-?16/i.test(label)) return undefined
  try {
    const decoder = new TextDecoder(label, { fatal: true })
    return { text: decoder.decode(bytes, { stream: true }), encoding: decoder.encoding, isGuessed: false }
  } catch {
    return undefined
  }
}

import type { DecodedText } from '../../media-type/decode-text.ts'

/** In the declaration of XML, or what HTML puts in its head (HTML Living Standard, 13.2.3.2). */
const DECLARED =
  /^\s*<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']|<meta\b[^>]{0,400}?\bcharset\s*=\s*["']?\s*([\w.:-]{1,40})/i
const HEAD_BYTES = 4_096

/** A byte in so many may be a stray one. */
const STRAY_SHARE = 200

/**
 * Markup by the encoding that it names, where nearly all of its bytes mean something in that; all of them in UTF-8, which
 * many a page in Latin-1 names.
 */
export function byDeclaration(bytes: Buffer): DecodedText | undefined {
  const [, xml, html] = DECLARED.exec(bytes.subarray(0, HEAD_BYTES).toString('latin1')) ?? []
  const label = xml ?? html
  const decoder = label ? decoderOf(label) : undefined
  // What names UTF-16 in letters of ASCII is not in it.
  if (!decoder || decoder.encoding.startsWith('utf-16')) return undefined
  const text = decoder.decode(bytes, { stream: true })
  const strays = text.match(/\ufffd/g)?.length ?? 0
  const most = decoder.encoding === 'utf-8' ? 0 : text.length / STRAY_SHARE
  return strays > most ? undefined : { text, encoding: decoder.encoding, isGuessed: false }
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}

import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime'
import type { InnerFile } from '../../derived.ts'
import { markupText } from '../markup-text.ts'
import { unflowed } from './flowed.ts'
import { ownLetters } from './mail-charset.ts'
import { decodeUu, withoutUuencoded } from './uuencoded.ts'

interface Structured {
  value: string
  params: Record<string, string>
}

/** A part of a mail, decoded as it was sent, before the library makes letters of it. */
interface Part {
  content: ArrayBuffer | null
  contentType: { parsed: Structured; multipart: string | false }
  contentTransferEncoding: { value: string }
  contentDisposition: { parsed: Structured }
}

/** A step of the library's that its types leave out. */
interface Steps {
  parse(mail: Buffer): Promise<Email>
  collectNode(part: Part, alternative: Part | false, isRelated: boolean): Promise<void>
}

const Library = PostalMime as unknown as new (options: PostalMimeOptions) => Steps
const WORDED = /^text\/(?:plain|html|enriched|richtext|calendar)$/

/** The library, with what old and careless programs send made into what it reads. */
export class LenientMail extends Library {
  /** What stood in the midst of texts. */
  readonly files: InnerFile[] = []

  override async collectNode(part: Part, alternative: Part | false, isRelated: boolean): Promise<void> {
    if (part.content && !part.contentType.multipart) {
      if (this.#isFile(part, alternative)) part.contentDisposition.parsed.value = 'attachment'
      part.content = this.#mended(part, Buffer.from(part.content))
    }
    await super.collectNode(part, alternative, isRelated)
  }

  #hasWords = false

  /** Whether it is a text with a name of its own, behind the letter's. */
  #isFile({ contentType, contentDisposition }: Part, alternative: Part | false): boolean {
    const isBehind = this.#hasWords
    this.#hasWords ||= WORDED.test(contentType.parsed.value)
    const { value, params } = contentType.parsed
    return isBehind && !alternative && WORDED.test(value) && Boolean(params.name) && !contentDisposition.parsed.value
  }

  #mended(part: Part, bytes: Buffer): ArrayBuffer {
    if (/^x-uue(?:ncode)?$/i.test(part.contentTransferEncoding.value.trim()))
      return copied(fileOf(bytes.toString('latin1')))
    const { parsed } = part.contentType
    if (!WORDED.test(parsed.value)) return copied(bytes)
    const own = ownLetters(bytes, parsed.params.charset ?? '', parsed.value === 'text/html')
    const text = own ?? bytes.toString('latin1')
    const said = part.contentDisposition.parsed.value === 'attachment' ? text : this.#words(parsed, text)
    if (said === text && own === undefined) return copied(bytes)
    if (own !== undefined) parsed.params.charset = 'utf-8'
    return copied(Buffer.from(said, own === undefined ? 'latin1' : 'utf8'))
  }

  #words(parsed: Structured, text: string): string {
    const { value, params } = parsed
    if (/^text\/(?:enriched|richtext)$/.test(value)) {
      parsed.value = 'text/plain'
      return markupText(text.replaceAll('<<', '&lt;').replace(/\r?\n\r?\n/g, '<br>'))
    }
    if (value !== 'text/plain') return text
    const { text: without, files } = withoutUuencoded(text)
    for (const file of files) this.files.push(file)
    if (!/^flowed$/i.test(params.format ?? '')) return without
    delete params.format
    return unflowed(without, /^yes$/i.test(params.delsp ?? ''))
  }
}

const fileOf = (text: string): Buffer => withoutUuencoded(text).files[0]?.bytes ?? decodeUu(text)

const copied = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer

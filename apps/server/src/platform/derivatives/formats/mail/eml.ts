import type { Address, Email } from 'postal-mime'
import { decodeText } from '../../../media-type/decode-text.ts'
import { extensionsOfType } from '../../../media-type/extension.ts'
import { bytesOf } from '../../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { LenientMail } from './lenient-mail.ts'
import type { Letter } from './letter.ts'
import { withPlainHeads } from './mail-heads.ts'
import { readLetter } from './read-mail.ts'
import { signedContent } from './signed-content.ts'

const MAX_NESTING = 64
/** A signature around a signature around a signature. */
const MAX_SIGNED = 4
const SIGNED = /^application\/(?:x-)?pkcs7-mime$/

/** A mail as it travels (RFC 5322, MIME): heads decoded, bodies of all encodings, what is attached. */
export async function readEml(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  await readLetter(await parseEml(asTravelled(bytesOf(job))), { job, note, readInner })
}

/** What is attached to it, as `readEml` has it. */
export const filesOfEml = async (job: Job): Promise<InnerFile[]> => (await parseEml(asTravelled(bytesOf(job)))).files

/** The encodings that a program may save a whole mail in, and that none travels in. */
const WIDE = /^utf-(?:16|32)/
/** What of its heads then is no longer true. */
const WIDE_CHARSET = /charset\s*=\s*"?utf-(?:16|32)(?:le|be)?"?/gi

const [LINE_FEED, RETURN] = [10, 13]

/** A mail that was saved whole in UTF-16, in UTF-8 instead, and with the ends of lines that mails have. */
function asTravelled(bytes: Buffer): Buffer {
  if (bytes.includes(RETURN) && !bytes.includes(LINE_FEED))
    return Buffer.from(bytes.toString('latin1').replaceAll('\r', '\r\n'), 'latin1')
  if (!bytes.subarray(0, 200).includes(0)) return bytes
  const decoded = decodeText(bytes)
  if (!decoded || !WIDE.test(decoded.encoding)) return bytes
  return Buffer.from(decoded.text.replace(/^\ufeff/, '').replace(WIDE_CHARSET, 'charset=utf-8'))
}

/** @throws for mails whose parts are nested over 64 deep */
export async function parseEml(bytes: Buffer, depth = 0): Promise<Letter> {
  const { mail, files } = await parseGuessing(withPlainHeads(bytes))
  const letter: Letter = { heads: headsOf(mail), text: mail.text ?? '', html: mail.html ?? '', files }
  for (const [index, file] of mail.attachments.entries()) {
    const content = bytesOfFile(file)
    letter.files.push({ name: file.filename ?? unnamed(file.mimeType, index), bytes: content })
    const signed = SIGNED.test(file.mimeType) && depth < MAX_SIGNED ? signedContent(content) : undefined
    if (signed) addSigned(letter, await parseEml(signed, depth + 1))
  }
  return letter
}

/** What was signed is the letter itself. */
function addSigned(letter: Letter, signed: Letter): void {
  letter.text = [letter.text, signed.text].filter((text) => text !== '').join('\n')
  letter.html = [letter.html, signed.html].filter((html) => html !== '').join('\n')
  letter.files.push(...signed.files)
}

const bytesOfFile = ({ content }: Email['attachments'][number]): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)

/** A mail that does not say its encoding, or says UTF-8 and is not, is read by the one that its letters look like. */
async function parseGuessing(bytes: Buffer): Promise<Parsed> {
  const parsed = await parse(bytes)
  const { mail } = parsed
  if (![mail.subject, mail.text, mail.html].some((text) => text?.includes('\ufffd'))) return parsed
  const decoded = decodeText(bytes)
  return decoded?.isGuessed ? await parse(Buffer.from(decoded.text)) : parsed
}

interface Parsed {
  mail: Email
  /** What stood in the midst of its texts. */
  files: InnerFile[]
}

async function parse(bytes: Buffer): Promise<Parsed> {
  const parser = new LenientMail({
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: MAX_NESTING,
  })
  return { mail: await parser.parse(bytes), files: parser.files }
}

/** A forwarded mail or a picture in the page has no name of its own. */
function unnamed(mediaType: string, index: number): string {
  const [extension = 'bin'] = mediaType === 'message/rfc822' ? ['eml'] : extensionsOfType(mediaType)
  return `attachment-${index + 1}.${extension}`
}

function headsOf(mail: Email): Letter['heads'] {
  const heads = [
    { label: 'From', value: peopleOf(mail.from ? [mail.from] : []) },
    { label: 'To', value: peopleOf(mail.to) },
    { label: 'Cc', value: peopleOf(mail.cc) },
    { label: 'Bcc', value: peopleOf(mail.bcc) },
    { label: 'Reply-To', value: peopleOf(mail.replyTo) },
    { label: 'Date', value: mail.headers.find(({ key }) => key === 'date')?.value ?? '' },
    { label: 'Subject', value: mail.subject ?? '' },
  ]
  return heads.filter(({ value }) => value !== '')
}

function peopleOf(people: readonly Address[] = []): string {
  return people
    .map(({ name, address, group }) => {
      if (group) return `${name}: ${peopleOf(group)};`
      return name && address ? `${name} <${address}>` : name || address || ''
    })
    .join(', ')
}

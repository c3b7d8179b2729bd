import PostalMime, { type Address, type Email } from 'postal-mime'
import { decodeText } from '../../../media-type/decode-text.ts'
import { extensionsOfType } from '../../../media-type/extension.ts'
import { bytesOf } from '../../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import type { Letter } from './letter.ts'
import { readLetter } from './read-mail.ts'

const MAX_NESTING = 64

/** A mail as it travels (RFC 5322, MIME): heads decoded, bodies of all encodings, what is attached. */
export async function readEml(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  await readLetter(await parseEml(bytesOf(job)), { job, note, readInner })
}

/** What is attached to it, as `readEml` has it. */
export const filesOfEml = async (job: Job): Promise<InnerFile[]> => (await parseEml(bytesOf(job))).files

/** @throws for mails whose parts are nested over 64 deep */
export async function parseEml(bytes: Buffer): Promise<Letter> {
  const mail = await parseGuessing(bytes)
  return {
    heads: headsOf(mail),
    text: mail.text ?? '',
    html: mail.html ?? '',
    files: mail.attachments.map((file, index) => ({
      name: file.filename ?? unnamed(file.mimeType, index),
      bytes: typeof file.content === 'string' ? Buffer.from(file.content) : Buffer.from(file.content as ArrayBuffer),
    })),
  }
}

/** A mail that does not say its encoding, or says UTF-8 and is not, is read by the one that its letters look like. */
async function parseGuessing(bytes: Buffer): Promise<Email> {
  const mail = await parse(bytes)
  if (![mail.subject, mail.text, mail.html].some((text) => text?.includes('\ufffd'))) return mail
  const decoded = decodeText(bytes)
  return decoded?.isGuessed ? await parse(Buffer.from(decoded.text)) : mail
}

function parse(bytes: Buffer): Promise<Email> {
  return PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: MAX_NESTING,
  })
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

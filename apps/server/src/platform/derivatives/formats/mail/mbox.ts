import { bytesOf } from '../../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { mostAttachments } from '../../limits.ts'
import { noteGrowing } from '../../note-growing.ts'
import { tidyText } from '../../tidy-text.ts'
import { escapeHtml } from '../escape-html.ts'
import { writeReadingPreview } from '../reading-preview.ts'
import { parseEml } from './eml.ts'
import { bodyText, headText, type Letter } from './letter.ts'

/** The line before each mail (RFC 4155, appendix A). */
const BEFORE = /^From \S[^\r\n]{0,200} \d\d:\d\d[^\r\n]{0,20}\d{4}[^\r\n]{0,20}\r?\n/gm
/** Lines of a mail that look like it are quoted. */
const QUOTED = /^>(>*From )/gm
const MOST_MAILS = 20_000
const SHOWN_MAILS = 100
const HEAD_BYTES = 65_536
const SHOWN_LETTERS = 3_000

/** A mailbox in one file: each mail with what came with it, as a file of its own; to look at, the first mails one below the other. */
export async function readMbox(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  const mails = await filesOfMbox(job)
  if (!job.inner) {
    await show(mails)
    note({ previewKind: 'html' })
  }
  const kept = mails.slice(0, mostAttachments)
  await noteGrowing([], pagesOf(kept, mails.slice(kept.length), { job, readInner }), {
    note,
    limit: job.limits.textBytes,
  })
}

/** Each mail, as `readMbox` has it. */
export async function filesOfMbox(job: Job): Promise<InnerFile[]> {
  const text = bytesOf(job).toString('latin1')
  const starts = [...text.matchAll(BEFORE)].slice(0, MOST_MAILS)
  return starts.map((start, index) => {
    const mail = text.slice(start.index + start[0].length, starts[index + 1]?.index)
    return { name: `mail-${index + 1}.eml`, bytes: Buffer.from(mail.replace(QUOTED, '$1'), 'latin1') }
  })
}

/** The mails that are told with what they carry, then the words of those beyond. */
async function* pagesOf(
  kept: readonly InnerFile[],
  beyond: readonly InnerFile[],
  { job, readInner }: { job: Job; readInner: ReadInner },
): AsyncGenerator<string> {
  yield* readInner(kept, job)
  for (const { name, bytes } of beyond) {
    const letter = await parseEml(bytes).catch(() => undefined)
    if (letter) yield tidyText(`${name}\n${headText(letter)}\n\n${bodyText(letter)}`)
  }
}

async function show(mails: readonly InnerFile[]): Promise<void> {
  const shown: string[] = []
  for (const { bytes } of mails.slice(0, SHOWN_MAILS)) {
    const letter = await parseEml(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined)
    if (letter) shown.push(letterHtml(letter))
  }
  if (mails.length > SHOWN_MAILS) shown.push(`<p class="said">${mails.length - SHOWN_MAILS} more are in the file.</p>`)
  const count = `<p class="said">${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}.</p>`
  writeReadingPreview(count + shown.join('<hr>\n'))
}

function letterHtml(letter: Letter): string {
  const heads = letter.heads.map(
    ({ label, value }) =>
      `<dt>${label}</dt><dd${label === 'Subject' ? ' class="title"' : ''}>${escapeHtml(value.slice(0, 500))}</dd>`,
  )
  const body = tidyText(bodyText(letter)).slice(0, SHOWN_LETTERS)
  return `<dl>${heads.join('')}</dl><pre>${escapeHtml(body)}</pre>`
}

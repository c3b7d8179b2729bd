import type { Job, Note } from '../derived.ts'
import { a4, type Block, paragraph, textsIn } from '../drawing/blocks.ts'
import { showBlocks } from '../drawing/show-blocks.ts'
import { encodingOf, readTextFile } from '../read-text-file.ts'
import { tidyText, withinBytes } from '../tidy-text.ts'
import { byDeclaration } from './markup-encoding.ts'
import { markupSteps } from './markup-text.ts'

/** No words of the book: its style, its pictures, and what says how the file was made. */
const NOT_READ = new Set([
  'stylesheet',
  'binary',
  'document-info',
  'genre',
  'custom-info',
  'coverpage',
  'lang',
  'src-lang',
])
const PARAGRAPHS = new Set([
  'p',
  'v',
  'subtitle',
  'text-author',
  'book-title',
  'author',
  'date',
  'cite',
  'stanza',
  'td',
  'th',
  'tr',
])

/** A book of FictionBook, one XML: its words as paragraphs, titles larger. */
export async function readFictionBook(job: Job, note: Note): Promise<void> {
  const decoded = readTextFile(job, byDeclaration)
  const blocks = blocksOf(decoded.text)
  const text = tidyText([...textsIn(blocks)].join('\n'))
  note({ pages: withinBytes([text], job.limits.textBytes), encoding: encodingOf(decoded) })
  if (!job.inner && blocks.length > 0) await showBlocks(a4, blocks, note)
}

function blocksOf(markup: string): Block[] {
  const blocks: Block[] = []
  let [text, titles, skipped] = ['', 0, 0]
  const end = () => {
    const said = tidyText(text.replace(/\s+/g, ' '))
    if (said !== '')
      blocks.push(titles > 0 ? paragraph(said, { size: 16, isBold: true, spaceBefore: 6 }) : paragraph(said))
    text = ''
  }
  for (const step of markupSteps(markup)) {
    if (step.kind === 'text') {
      text += skipped === 0 ? step.text : ''
      continue
    }
    if (step.attributes.endsWith('/')) continue
    const isOpen = step.kind === 'open'
    if (NOT_READ.has(step.name)) skipped = Math.max(0, skipped + (isOpen ? 1 : -1))
    if (PARAGRAPHS.has(step.name) || step.name === 'title') end()
    else if (/-name$/.test(step.name)) text += ' '
    if (step.name === 'title') titles = Math.max(0, titles + (isOpen ? 1 : -1))
  }
  end()
  return blocks
}

import { sourceOf } from '../../bytes-of.ts'
import type { Job, Note } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { showLines } from '../old/show-lines.ts'
import { showStored } from '../stored-picture.ts'
import { type XmlEvent, xmlEvents } from '../xml.ts'
import { openZip } from '../zip.ts'

const SECTION = /^Contents\/section\d{1,4}\.xml$/
const MANIFEST = 'META-INF/manifest.xml'
const PICTURE = /^Preview\/PrvImage\.(?:png|jpg|gif)$/
/** Elements whose letters are words: of a run, and those beside letters that are read over them. */
const WORDS = new Set(['hp:t', 'hp:mainText', 'hp:subText'])
const SIGNS: Readonly<Record<string, string>> = {
  'hp:tab': '\t',
  'hp:lineBreak': '\n',
  'hp:nbSpace': ' ',
  'hp:fwSpace': ' ',
  'hp:hyphen': '-',
}

/** A document of Hangul in XML (HWPX, KS X 6101, OWPML): its words section by section, and the picture that its program left of it. */
export async function readHwpx(job: Job, note: Note): Promise<void> {
  const zip = await openZip(sourceOf(job))
  if ((await zip.readText(MANIFEST)).includes('encryption-data'))
    throw new Unreadable('PasswordProtected', 'The document is protected by a password')
  const sections = zip.names.filter((name) => SECTION.test(name)).sort(byNumber)
  if (sections.length === 0) throw new Unreadable('Corrupt', 'The document has no text')
  const paragraphs: string[] = []
  for (const section of sections) paragraphs.push(...paragraphsIn(await zip.readText(section)))
  await showLines(paragraphs.join('\n'), job, note)
  const picture = zip.names.find((name) => PICTURE.test(name))
  if (!job.inner && (await showStored(zip, picture))) note({ hasThumbnail: true })
}

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

interface Open {
  text: string
  /** What hangs on it: cells, boxes, notes. */
  behind: string[]
}

function paragraphsIn(xml: string): string[] {
  const whole: Open = { text: '', behind: [] }
  const open: Open[] = []
  let [words, isDeleted] = [0, false]
  for (const event of xmlEvents(xml)) {
    const current = open.at(-1) ?? whole
    if (event.kind === 'text') current.text += words > 0 && !isDeleted ? event.text : ''
    else if (event.name === 'hp:p') endOrBegin(event, open, whole)
    else if (WORDS.has(event.name)) words += event.kind === 'close' ? -1 : event.isEmpty ? 0 : 1
    else if (event.kind === 'open') {
      if (event.name === 'hp:deleteBegin' || event.name === 'hp:deleteEnd') isDeleted = event.name === 'hp:deleteBegin'
      current.text += words > 0 ? (SIGNS[event.name] ?? '') : ''
      if (event.name === 'hp:textart') current.behind.push((event.attributes.text ?? '').replace(/␍?␊/g, '\n'))
    }
  }
  return [...whole.behind, ...open.flatMap(({ text, behind }) => [text, ...behind])]
}

function endOrBegin(event: XmlEvent, open: Open[], whole: Open): void {
  if (event.kind === 'open') {
    if (!event.isEmpty) open.push({ text: '', behind: [] })
    return
  }
  const ended = open.pop()
  if (ended) (open.at(-1) ?? whole).behind.push(ended.text, ...ended.behind)
}

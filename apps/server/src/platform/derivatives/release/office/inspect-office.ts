import { type XmlEvent, xmlEvents } from '../../formats/xml.ts'
import { openZip, type Zip } from '../../formats/zip.ts'
import { Unreadable } from '../../unreadable.ts'
import { type FindingCode, Found } from '../report.ts'
import { faintParts } from './find-faint.ts'
import { fateOf } from './links.ts'
import { type Part, reachedParts } from './package.ts'

type Opened = Extract<XmlEvent, { kind: 'open' }>

const CHANGES = /^w:(?:ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|\w+PrChange|numberingChange|\w+RangeStart)$/
const NO_CHANGES = /^w:(?:bookmark|perm|comment)RangeStart$/
const HIDDEN_WORDS = new Set(['w:vanish', 'w:specVanish'])
const OFF = new Set(['0', 'false', 'off'])
const ON = new Set(['1', 'true', 'on'])

/** What one element tells of what a reader does not see. */
function told({ name, attributes }: Opened): FindingCode | undefined {
  if (name.startsWith('w:')) return toldByWord(name, attributes)
  const local = name.replace(/^.*:/, '')
  if (local === 'row' || local === 'col') return ON.has(attributes.hidden ?? '') ? 'HiddenCells' : undefined
  if (local === 'sheet') return attributes.state && attributes.state !== 'visible' ? 'HiddenSheet' : undefined
  if (local === 'sld') return OFF.has(attributes.show ?? '') ? 'HiddenSlide' : undefined
  if (local === 'cNvPr' || local === 'docPr') return ON.has(attributes.hidden ?? '') ? 'HiddenText' : undefined
  if (local === 'srcRect') return isCropped(attributes) ? 'CroppedPicture' : undefined
  return undefined
}

function toldByWord(name: string, attributes: Readonly<Record<string, string>>): FindingCode | undefined {
  if (name === 'w:commentReference') return 'Comment'
  if (HIDDEN_WORDS.has(name)) return OFF.has(attributes['w:val'] ?? '') ? undefined : 'HiddenText'
  if (CHANGES.test(name) && !NO_CHANGES.test(name)) return 'TrackedChange'
  return undefined
}

const isCropped = (attributes: Readonly<Record<string, string>>): boolean =>
  ['l', 't', 'r', 'b'].some((side) => Number(attributes[side] ?? 0) > 0)

/** What a Word document, a workbook or a presentation holds that a reader does not see. @throws Unreadable */
export async function inspectOffice(path: string): Promise<Found> {
  const zip = await openZip(path)
  const found = new Found()
  const parts = await reachedParts(zip, (link) => fateOf(link) === 'kept')
  if (!parts.some(({ links }) => links.some(({ type }) => type === 'officeDocument')))
    throw new Unreadable('Corrupt', 'The document has no main part')
  const named = await sheetNames(zip, parts)
  for (const { name, links } of parts) {
    for (const link of links) {
      const fate = fateOf(link)
      if (fate === 'left' && link.type === 'notesSlide' && (await saysSomething(zip, link.target)))
        found.add('Notes', { part: named.get(name) ?? name })
      if (fate !== 'kept' && fate !== 'left') found.add(fate, { part: link.target })
    }
    if (name.endsWith('.xml')) lookThrough(await zip.readText(name), named.get(name) ?? name, found)
  }
  for (const name of await faintParts(zip, parts)) found.add('HiddenText', { part: named.get(name) ?? name })
  return found
}

function lookThrough(xml: string, part: string, found: Found): void {
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'open') continue
    const code = told(event)
    if (code) found.add(code, { part: code === 'HiddenSheet' ? (event.attributes.name ?? part) : part })
  }
}

/** Sheets by the names that people gave them; slides by their numbers. */
async function sheetNames(zip: Zip, parts: readonly Part[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { name, links } of parts) {
    const targets = new Map(links.map(({ id, target }) => [id, target]))
    if (!/(?:workbook|presentation)\.xml$/.test(name)) continue
    let slide = 0
    for (const event of xmlEvents(await zip.readText(name))) {
      if (event.kind !== 'open') continue
      const local = event.name.replace(/^.*:/, '')
      const target = targets.get(event.attributes['r:id'] ?? '')
      if (local === 'sldId') slide += 1
      if (target && local === 'sheet') names.set(target, event.attributes.name ?? target)
      if (target && local === 'sldId') names.set(target, String(slide))
    }
  }
  return names
}

/** A page of notes that holds more than the slide's number. */
async function saysSomething(zip: Zip, part: string): Promise<boolean> {
  let isNumber = false
  for (const event of xmlEvents(await zip.readText(part))) {
    if (event.kind === 'open' && event.name === 'a:fld') isNumber = true
    if (event.kind === 'close' && event.name === 'a:fld') isNumber = false
    if (event.kind === 'text' && !isNumber && event.text.trim() !== '') return true
  }
  return false
}

import { Readable } from 'node:stream'
import { zipStream } from '../../../zip/zip-stream.ts'
import type { Attributes } from '../../formats/xml.ts'
import { openZip, type Zip } from '../../formats/zip.ts'
import { cleanPicture } from '../image.ts'
import { fateOf } from './links.ts'
import { type Link, linksPartOf, type Part, reachedParts, readContentTypes } from './package.ts'
import { rewriteXml } from './xml-writer.ts'

/** Every part of a copy has the same hour: the first that a zip can tell. */
const NO_TIME = new Date(Date.UTC(1980, 0, 1))
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const PICTURES = /\.(?:jpe?g|png|webp)$/i
/** Who did something, when, and in which session of editing. */
const PERSONAL = /^(?:w:rsid\w*|w:author|w:date|w:initials|w14:paraId|w14:textId|w15:userId|userName|xr:uid|xr\d*:uid)$/
const TELLING = new Set([
  ...['w:rsids', 'w:docVars', 'w:attachedTemplate', 'w14:docId', 'w15:docId', 'fileSharing'],
  ...['xr:revisionPtr', 'w:saveThroughXslt', 'w:mailMerge'],
])

interface CopiedPart {
  name: string
  bytes: Buffer
}

/**
 * A Word document, workbook or presentation written anew from the parts that it is read from: without its properties, thumbnail,
 * printers and paths, without who typed what when; pictures lose what cameras wrote into them.
 *
 * @throws Unreadable
 */
export async function copyOffice(path: string, pixels: number, write: (bytes: Buffer) => void): Promise<void> {
  const zip = await openZip(path)
  const parts = await reachedParts(zip, (link) => fateOf(link) === 'kept')
  const names = parts.map(({ name }) => name).filter((name) => name !== '')
  const entries = async function* () {
    yield entryOf({ name: '[Content_Types].xml', bytes: await contentTypes(zip, names) })
    for (const part of parts) for (const copied of await copiesOf(zip, part, pixels)) yield entryOf(copied)
  }
  for await (const piece of zipStream(entries())) write(piece as Buffer)
}

const entryOf = ({ name, bytes }: CopiedPart) => ({
  path: name,
  size: null,
  at: NO_TIME,
  open: async () => Readable.from([bytes]),
})

async function copiesOf(zip: Zip, { name, links }: Part, pixels: number): Promise<CopiedPart[]> {
  const kept = links.filter((link) => fateOf(link) === 'kept')
  const relations =
    kept.length > 0 ? [{ name: name === '' ? '_rels/.rels' : linksPartOf(name), bytes: relationsOf(kept) }] : []
  if (name === '') return relations
  const gone = new Set(links.filter((link) => fateOf(link) !== 'kept').map(({ id }) => id))
  return [{ name, bytes: await copyOf(zip, name, { gone, pixels }) }, ...relations]
}

async function copyOf(
  zip: Zip,
  name: string,
  { gone, pixels }: { gone: ReadonlySet<string>; pixels: number },
): Promise<Buffer> {
  if (name.endsWith('.xml')) return Buffer.from(rewriteXml(await zip.readText(name), (...of) => rule(gone, ...of)))
  const bytes = await zip.read(name)
  if (!PICTURES.test(name)) return bytes
  return (await cleanPicture(bytes, { pixels })).bytes
}

function rule(gone: ReadonlySet<string>, name: string, attributes: Attributes): Attributes | 'drop' {
  if (TELLING.has(name)) return 'drop'
  // Where the workbook lay: an element that has to stand there.
  if (name === 'x15ac:absPath') return { ...attributes, url: '' }
  const entries = Object.entries(attributes)
  const isDangling = entries.some(([key, value]) => key.startsWith('r:') && gone.has(value))
  // How a sheet is printed stays, without the printer.
  if (isDangling && !name.endsWith('pageSetup')) return 'drop'
  return Object.fromEntries(
    entries.filter(([key, value]) => !PERSONAL.test(key) && !(key.startsWith('r:') && gone.has(value))),
  )
}

function relationsOf(links: readonly Link[]): Buffer {
  const each = links.map(({ id, address, target, isExternal }) => {
    const to = isExternal ? `Target="${quoted(target)}" TargetMode="External"` : `Target="/${quoted(target)}"`
    return `<Relationship Id="${quoted(id)}" Type="${quoted(address)}" ${to}/>`
  })
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${RELATIONS}">${each.join('')}</Relationships>`,
  )
}

async function contentTypes(zip: Zip, names: readonly string[]): Promise<Buffer> {
  const { byPart, byEnding } = await readContentTypes(zip)
  const endings = new Set(names.map((name) => name.split('.').at(-1)?.toLowerCase() ?? ''))
  const defaults = [...byEnding, ['rels', 'application/vnd.openxmlformats-package.relationships+xml'] as const]
    .filter(
      ([ending], at, all) =>
        (endings.has(ending) || ending === 'rels') && all.findIndex(([one]) => one === ending) === at,
    )
    .map(([ending, type]) => `<Default Extension="${quoted(ending)}" ContentType="${quoted(type)}"/>`)
  const overrides = names.flatMap((name) => {
    const type = byPart.get(name)
    return type ? [`<Override PartName="/${quoted(name)}" ContentType="${quoted(type)}"/>`] : []
  })
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${TYPES}">${defaults.join('')}${overrides.join('')}</Types>`,
  )
}

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

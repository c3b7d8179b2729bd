import { posix } from 'node:path'
import { type XmlEvent, xmlEvents } from '../../formats/xml.ts'
import type { Zip } from '../../formats/zip.ts'

/** A relation of a part of a package (ECMA-376 part 2, 9.3). */
export interface Link {
  id: string
  /** The last word of its type's address, which all editions of the standard share. */
  type: string
  /** All of that address. */
  address: string
  target: string
  isExternal: boolean
}

export interface Part {
  name: string
  links: Link[]
}

/** The parts that are reached from the package's beginning, each once, beginning with none ('') for the package itself. */
export async function reachedParts(zip: Zip, isFollowed: (link: Link) => boolean): Promise<Part[]> {
  const parts: Part[] = []
  const seen = new Set([''])
  const waiting = ['']
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const links = await linksOf(zip, name)
    parts.push({ name, links })
    for (const link of links) {
      if (link.isExternal || seen.has(link.target) || !zip.has(link.target) || !isFollowed(link)) continue
      seen.add(link.target)
      waiting.push(link.target)
    }
  }
  return parts
}

export const linksPartOf = (part: string): string => {
  const folder = posix.dirname(part)
  return `${folder === '.' ? '' : `${folder}/`}_rels/${posix.basename(part)}.rels`
}

async function linksOf(zip: Zip, part: string): Promise<Link[]> {
  const xml = await zip.readText(part === '' ? '_rels/.rels' : linksPartOf(part))
  return [...xmlEvents(xml)].flatMap((event) => (isLink(event) ? [toLink(part, event.attributes)] : []))
}

const isLink = (event: XmlEvent): event is Extract<XmlEvent, { kind: 'open' }> =>
  event.kind === 'open' && event.name.replace(/^.*:/, '') === 'Relationship'

function toLink(part: string, { Id = '', Type = '', Target = '', TargetMode }: Readonly<Record<string, string>>): Link {
  const isExternal = TargetMode === 'External'
  const inside = Target.startsWith('/')
    ? Target.slice(1)
    : posix.normalize(posix.join(posix.dirname(part || '.'), Target))
  return { id: Id, type: Type.split('/').at(-1) ?? '', address: Type, target: isExternal ? Target : inside, isExternal }
}

/** Media types by part and by ending, as the package declares them. */
export async function readContentTypes(
  zip: Zip,
): Promise<{ byPart: Map<string, string>; byEnding: Map<string, string> }> {
  const [byPart, byEnding] = [new Map<string, string>(), new Map<string, string>()]
  for (const event of xmlEvents(await zip.readText('[Content_Types].xml'))) {
    if (event.kind !== 'open') continue
    const { PartName, Extension, ContentType = '' } = event.attributes
    if (PartName) byPart.set(PartName.replace(/^\//, ''), ContentType)
    if (Extension) byEnding.set(Extension.toLowerCase(), ContentType)
  }
  return { byPart, byEnding }
}

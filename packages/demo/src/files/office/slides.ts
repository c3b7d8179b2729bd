import { slideLayout, slideMaster, theme } from './slides-frame.ts'
import { xmlPart, xmlText } from './xml.ts'
import { packZip, type ZipEntry } from './zip.ts'

/** One slide: a title and its points; the first slide of a deck is its cover. */
export type Slide = { title: string; points: string[] }
export type Deck = { title: string; date: string; slides: Slide[] }

const spaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const media = 'application/vnd.openxmlformats-officedocument.presentationml'

/** The slides as PPTX, 16:9, navy cover. */
export function slidesFile({ title, date, slides }: Deck): Buffer {
  const names = slides.map((_, index) => `slides/slide${index + 1}.xml`)
  const ids = names.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 2}"/>`).join('')
  const presentation = `<p:presentation ${spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`
  const stamp = `${date}T01:00:00Z`
  const core = `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>Haraya State University</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${stamp}</dcterms:created></cp:coreProperties>`
  return packZip([
    part('[Content_Types].xml', contentTypes(names)),
    part(
      '_rels/.rels',
      relations(
        [`${kind}/officeDocument`, 'ppt/presentation.xml'],
        ['http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
      ),
    ),
    part('docProps/core.xml', core),
    part('ppt/presentation.xml', presentation),
    part(
      'ppt/_rels/presentation.xml.rels',
      relations(
        [`${kind}/slideMaster`, 'slideMasters/slideMaster1.xml'],
        ...names.map((name): Relation => [`${kind}/slide`, name]),
      ),
    ),
    part('ppt/slideMasters/slideMaster1.xml', slideMaster(spaces)),
    part(
      'ppt/slideMasters/_rels/slideMaster1.xml.rels',
      relations([`${kind}/slideLayout`, '../slideLayouts/slideLayout1.xml'], [`${kind}/theme`, '../theme/theme1.xml']),
    ),
    part('ppt/slideLayouts/slideLayout1.xml', slideLayout(spaces)),
    part(
      'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
      relations([`${kind}/slideMaster`, '../slideMasters/slideMaster1.xml']),
    ),
    part('ppt/theme/theme1.xml', theme),
    ...slides.flatMap((slide, index) => slideParts(slide, index)),
  ])
}

function slideParts(slide: Slide, index: number): ZipEntry[] {
  const name = `slide${index + 1}.xml`
  return [
    part(`ppt/slides/${name}`, slideXml(slide, index === 0)),
    part(`ppt/slides/_rels/${name}.rels`, relations([`${kind}/slideLayout`, '../slideLayouts/slideLayout1.xml'])),
  ]
}

function part(name: string, xml: string): ZipEntry {
  return { name, bytes: xmlPart(xml) }
}

type Relation = [type: string, target: string]

function relations(...list: Relation[]): string {
  const items = list.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`
}

function contentTypes(names: string[]): string {
  const parts: [name: string, type: string][] = [
    ['/ppt/presentation.xml', `${media}.presentation.main+xml`],
    ['/ppt/slideMasters/slideMaster1.xml', `${media}.slideMaster+xml`],
    ['/ppt/slideLayouts/slideLayout1.xml', `${media}.slideLayout+xml`],
    ['/ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ...names.map((name): [string, string] => [`/ppt/${name}`, `${media}.slide+xml`]),
  ]
  const overrides = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
}

function slideXml(slide: Slide, cover: boolean): string {
  const ground = cover ? '1F3A73' : 'FFFFFF'
  const ink = cover ? 'FFFFFF' : '1F3A73'
  const title = box(2, { y: cover ? 2_100_000 : 480_000, height: 1_300_000 }, [
    line(slide.title, cover ? 4800 : 3400, ink, true),
  ])
  const points = slide.points.map((point) =>
    line(cover ? point : `•  ${point}`, 2000, cover ? 'DBE7F7' : '222222', false),
  )
  const body = box(3, { y: cover ? 3_500_000 : 1_800_000, height: 4_200_000 }, points)
  const bar = `<p:sp><p:nvSpPr><p:cNvPr id="4" name="Band"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="6650000"/><a:ext cx="12192000" cy="208000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="E0A12B"/></a:solidFill></p:spPr></p:sp>`
  return `<p:sld ${spaces}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="${ground}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${title}${body}${bar}</p:spTree></p:cSld></p:sld>`
}

function box(id: number, at: { y: number; height: number }, lines: string[]): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="800000" y="${at.y}"/><a:ext cx="10500000" cy="${at.height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${lines.join('')}</p:txBody></p:sp>`
}

function line(text: string, size: number, color: string, bold: boolean): string {
  return `<a:p><a:pPr><a:spcAft><a:spcPts val="1000"/></a:spcAft></a:pPr><a:r><a:rPr lang="en-PH" sz="${size}" b="${bold ? 1 : 0}"><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:rPr><a:t>${xmlText(text)}</a:t></a:r></a:p>`
}

import { type Attributes, xmlEvents } from '../../formats/xml.ts'
import { type Colour, colourOf, isFaint, type Letters, WHITE } from './faint.ts'

/** Which of the formats of a workbook's cells show nothing of what is in them. */
export function faintFormats(xml: string): ReadonlySet<number> {
  const fonts: Letters[] = []
  const fills: (Colour | undefined)[] = []
  const silent = new Set<string>()
  const faint = new Set<number>()
  const names: string[] = []
  let formats = 0
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'close') names.pop()
    if (event.kind !== 'open') continue
    const { attributes } = event
    const name = event.name.replace(/^.*:/, '')
    const parent = names.at(-1)
    if (parent === 'fonts' && name === 'font') fonts.push({})
    if (parent === 'fills' && name === 'fill') fills.push(undefined)
    if (parent === 'font') tellFont(fonts, name, attributes)
    if (name === 'patternFill' && !['none', 'solid', undefined].includes(attributes.patternType))
      fills[fills.length - 1] = 'unknown'
    if (parent === 'patternFill' && name === 'fgColor') fills[fills.length - 1] ??= colourOfCell(attributes)
    if (name === 'gradientFill') fills[fills.length - 1] = 'unknown'
    if (name === 'numFmt' && /^(?:\s*;){2,3}\s*$/.test(attributes.formatCode ?? ''))
      silent.add(attributes.numFmtId ?? '')
    if (parent === 'cellXfs' && name === 'xf') {
      const { fontId, fillId, numFmtId = '' } = attributes
      const behind = fills[Number(fillId ?? 0)] ?? WHITE
      if (silent.has(numFmtId) || isFaint(fonts[Number(fontId ?? 0)] ?? {}, behind)) faint.add(formats)
      formats += 1
    }
    if (!event.isEmpty) names.push(name)
  }
  return faint
}

function tellFont(fonts: Letters[], name: string, attributes: Attributes): void {
  const font = fonts.at(-1)
  if (!font) return
  if (name === 'sz') font.size = Number(attributes.val)
  if (name === 'color') font.colour = colourOfCell(attributes)
}

/** Of the colours of the theme and of the palette black and white alone are known here. */
function colourOfCell({ rgb, theme, indexed, tint = '0', auto }: Attributes): Colour | undefined {
  if (rgb) return colourOf(rgb)
  if (theme === '0') return grey(1 + Math.min(0, Number(tint)))
  if (theme === '1') return grey(Math.max(0, Number(tint)))
  if (indexed === '1' || indexed === '9') return WHITE
  if (indexed === '0' || indexed === '8' || indexed === '64' || auto) return undefined
  return 'unknown'
}

const grey = (share: number): Colour =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)
    .toUpperCase()

/** Whether a sheet holds something in a cell that shows nothing of it. */
export function hasFaintCells(xml: string, faint: ReadonlySet<number>): boolean {
  let isFaintCell = false
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'open' && event.name.replace(/^.*:/, '') === 'c')
      isFaintCell = faint.has(Number(event.attributes.s ?? 0))
    if (event.kind === 'close' && event.name.replace(/^.*:/, '') === 'c') isFaintCell = false
    if (event.kind === 'text' && isFaintCell && event.text.trim() !== '') return true
  }
  return false
}

/** Whether a text that cells share holds letters that nobody sees, on white. */
export function hasFaintRuns(xml: string): boolean {
  const names: string[] = []
  let font: Letters[] = []
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'close') names.pop()
    if (event.kind === 'text' && names.at(-1) === 't' && event.text.trim() !== '' && names.at(-2) === 'r')
      if (isFaint(font.at(-1) ?? {}, WHITE)) return true
    if (event.kind !== 'open') continue
    const name = event.name.replace(/^.*:/, '')
    if (name === 'r') font = [{}]
    if (names.at(-1) === 'rPr') tellFont(font, name, event.attributes)
    if (!event.isEmpty) names.push(name)
  }
  return false
}

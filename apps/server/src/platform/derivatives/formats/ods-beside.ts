import { marginText, objectTexts } from './odf-beside.ts'
import { xmlEvents } from './xml.ts'
import type { Zip } from './zip.ts'

/** What lies over the cells, and what is asked of who fills them in. */
const OVER_CELLS = /^(?:draw:(?!frame$)[\w-]+|table:(?:help|error)-message)$/
/** As a program that was never told otherwise writes it: the name of each sheet, and its page. */
const USUAL_MARGIN = /\?\?\?|^\s*page\s+\d+(?:\s*\/\s*\d+)?\s*$/i
const MOST_LINES = 10_000

/** What an OpenDocument sheet says beside its cells: margins, boxes, charts, what it asks; each once. */
export async function besideOds(zip: Zip): Promise<string[]> {
  const margins = (await marginText(zip)).filter((line) => !USUAL_MARGIN.test(line))
  return [...new Set([...overCells(await zip.readText('content.xml')), ...(await objectTexts(zip)), ...margins])]
}

function overCells(xml: string): string[] {
  const lines: string[] = []
  let depth = 0
  let line = ''
  // What is drawn inside a cell is read with the cell.
  let isCell = false
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'text' && event.name === 'table:table-cell') isCell = event.kind === 'open' && !event.isEmpty
    if (isCell) continue
    if (event.kind === 'open') depth += OVER_CELLS.test(event.name) && !event.isEmpty ? 1 : 0
    else if (event.kind === 'text') line += depth > 0 ? event.text : ''
    else if (OVER_CELLS.test(event.name)) depth -= 1
    else if (event.name === 'text:p' && depth > 0) {
      if (line.trim() !== '') lines.push(line.replace(/\s+/g, ' ').trim())
      line = ''
    }
    if (depth === 0) line = ''
    if (lines.length >= MOST_LINES) break
  }
  return lines
}

import { drawingWords } from './drawing-words.ts'
import { decodeEntities } from './entities.ts'
import { marginWords } from './margin-words.ts'
import { markupText } from './markup-text.ts'
import { wordsOfDrawing } from './package-parts.ts'
import { readRelations } from './relations.ts'
import type { Zip } from './zip.ts'

const SHEET = /^(?:worksheet|chartsheet|dialogsheet)$/
const MAX_DRAWINGS = 500
const MAX_SHEETS = 1_000
/** Headers and footers stand behind the cells; Excel allows 255 letters for each of six. */
const MARGIN_BYTES = 20_000
const MARGIN = /<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>([^<]*)</g
const RULES_BYTES = 1_000_000
const RULE = /\b(?:prompt|promptTitle|error|errorTitle)="([^"]{1,300})"|<formula1>"([^"<]{1,300})"<\/formula1>/g
const [BOX, END_OF_BOX] = ['<v:textbox', '</v:textbox>']

/**
 * What a workbook says beside its cells: headers and footers of its pages, boxes of text, buttons, charts,
 * SmartArt, what it asks of who fills it in; each once.
 */
export async function besideCells(zip: Zip): Promise<string[]> {
  const words = new Set<string>()
  const left = { drawings: MAX_DRAWINGS, seen: new Set<string>() }
  const book = (await readRelations(zip, '')).find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const sheets = (await readRelations(zip, book)).filter(({ type, target }) => SHEET.test(type) && zip.has(target))
  for (const { target } of sheets.slice(0, MAX_SHEETS)) {
    const sheet = await zip.read(target)
    for (const line of [...rulesOf(sheet), ...marginsOf(sheet)]) words.add(line)
    for (const said of await drawn(zip, target, left)) words.add(said)
  }
  return [...words].filter((said) => said !== '')
}

interface Left {
  drawings: number
  seen: Set<string>
}

async function drawn(zip: Zip, part: string, left: Left): Promise<string[]> {
  const words: string[] = []
  for (const { type, target } of await readRelations(zip, part)) {
    if (left.seen.has(target) || !zip.has(target) || left.drawings <= 0) continue
    if (!/^(?:drawing|vmlDrawing|chart|chartEx|diagramData)$/.test(type)) continue
    left.seen.add(target)
    left.drawings -= 1
    if (type === 'vmlDrawing') words.push(boxesIn(await zip.readText(target)))
    else if (type === 'drawing')
      words.push(drawingWords(await zip.readText(target)), ...(await drawn(zip, target, left)))
    else words.push(...(await wordsOfDrawing(zip, target)))
  }
  return words
}

/** Buttons and boxes of older programs; those of notes are empty, since their words stand elsewhere. */
function boxesIn(xml: string): string {
  const texts: string[] = []
  for (let at = xml.indexOf(BOX); at >= 0; ) {
    const end = xml.indexOf(END_OF_BOX, at)
    if (end < 0) break
    texts.push(markupText(xml.slice(at, end)).trim())
    at = xml.indexOf(BOX, end)
  }
  return texts.filter((text) => text !== '').join('\n')
}

function marginsOf(sheet: Buffer): string[] {
  const at = sheet.lastIndexOf('headerFooter>')
  if (at < 0) return []
  const end = sheet.toString('utf8', Math.max(0, at - MARGIN_BYTES), at)
  const from = end.lastIndexOf('headerFooter')
  return [...end.slice(from).matchAll(MARGIN)].map(([, text = '']) => marginWords(decodeEntities(text)))
}

/** What is asked of who fills in the cells, and the choices that are written where it is asked; they stand behind the cells, too. */
function rulesOf(sheet: Buffer): string[] {
  const at = sheet.indexOf('<dataValidations', Math.max(0, sheet.lastIndexOf('</sheetData>')))
  if (at < 0) return []
  const rules = sheet.toString('utf8', at, at + RULES_BYTES)
  return [...rules.slice(0, rules.lastIndexOf('</dataValidations>') + 1).matchAll(RULE)].flatMap(
    ([, said, choices]) => {
      const words = decodeEntities(said ?? choices ?? '')
      return said === undefined ? words.split(',').map((choice) => choice.trim()) : [words]
    },
  )
}

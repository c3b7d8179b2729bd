import type { Zip } from '../../formats/zip.ts'
import { type Colour, WHITE } from './faint.ts'
import { faintFormats, hasFaintCells, hasFaintRuns } from './faint-cells.ts'
import { backgroundOf, hasFaintLines } from './faint-slides.ts'
import { hasFaintWords, readStyles } from './faint-words.ts'
import type { Part } from './package.ts'

const WORDS = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/

/**
 * The parts that say something in letters that nobody sees: in the colour of what is behind them, as small as a line, without
 * ink. Where only a program that draws could tell, nothing is said: pages of a PDF are drawn and looked at.
 */
export async function faintParts(zip: Zip, parts: readonly Part[]): Promise<string[]> {
  const faint: string[] = []
  const formats = faintFormats(await textOf(zip, parts, 'styles'))
  const styles = readStyles(await textOf(zip, parts, 'styles'))
  for (const part of parts) {
    const { name } = part
    if (WORDS.test(name) && hasFaintWords(await zip.readText(name), styles)) faint.push(name)
    if (/worksheets\/[^/]+\.xml$/.test(name) && hasFaintCells(await zip.readText(name), formats)) faint.push(name)
    if (/sharedStrings\.xml$/.test(name) && hasFaintRuns(await zip.readText(name))) faint.push(name)
    if (/\/slides\/[^/]+\.xml$/.test(name) && hasFaintLines(await zip.readText(name), await behind(zip, parts, part)))
      faint.push(name)
  }
  return faint
}

async function textOf(zip: Zip, parts: readonly Part[], type: string): Promise<string> {
  const target = parts.flatMap(({ links }) => links).find((link) => link.type === type && !link.isExternal)?.target
  return target && zip.has(target) ? zip.readText(target) : ''
}

/** What a slide is painted with: by itself, by its layout, by its master. */
async function behind(zip: Zip, parts: readonly Part[], slide: Part): Promise<Colour> {
  for (let at: Part | undefined = slide, depth = 0; at && depth < 3; depth += 1) {
    const found = backgroundOf(await zip.readText(at.name))
    if (found) return found
    const next: string | undefined = at.links.find(
      ({ type }) => type === 'slideLayout' || type === 'slideMaster',
    )?.target
    at = parts.find(({ name }) => name === next)
  }
  return WHITE
}

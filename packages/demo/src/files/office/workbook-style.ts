import type { Sheet } from './sheet.ts'
import { xmlPart } from './xml.ts'
import type { ZipEntry } from './zip.ts'

/**
 * The styles of a workbook. The sheet writer knows number formats only, so the style part is replaced and head, title
 * and total cells are given their style. Order of `cellXfs`: plain, money, count, title, head, total, total in money,
 * total count, line under the title.
 */
const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00"/></numFmts><fonts count="4"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="14"/><color rgb="FF1F3A73"/><name val="Arial"/></font><font><b/><sz val="10"/><color rgb="FFFFFFFF"/><name val="Arial"/></font><font><b/><sz val="10"/><name val="Arial"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF177A55"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6F2EC"/></patternFill></fill></fills><borders count="2"><border/><border><left style="thin"><color rgb="FFC9CFCB"/></left><right style="thin"><color rgb="FFC9CFCB"/></right><top style="thin"><color rgb="FFC9CFCB"/></top><bottom style="thin"><color rgb="FFC9CFCB"/></bottom></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9">${[
  xf([0, 0, 0, 1]),
  xf([164, 0, 0, 1]),
  xf([3, 0, 0, 1]),
  xf([0, 1, 0, 0]),
  xf([0, 2, 2, 1, '<alignment vertical="center" wrapText="1"/>']),
  xf([0, 3, 3, 1]),
  xf([164, 3, 3, 1]),
  xf([3, 3, 3, 1]),
  xf([0, 0, 0, 0]),
].join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

type CellStyle = [format: number, font: number, fill: number, border: number, inside?: string]

function xf([format, font, fill, border, inside]: CellStyle): string {
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"${inside ? ` applyAlignment="1">${inside}</xf>` : '/>'}`
}

/** The package with its style part replaced and its cells styled. */
export function styleWorkbook(entries: ZipEntry[], sheets: Sheet[]): ZipEntry[] {
  return entries.map((entry) => {
    if (entry.name === 'xl/styles.xml') return { ...entry, bytes: xmlPart(styles) }
    const number = /^xl\/worksheets\/sheet(\d+)\.xml$/.exec(entry.name)?.[1]
    const sheet = number ? sheets[Number(number) - 1] : undefined
    return sheet ? { ...entry, bytes: Buffer.from(styleSheet(entry.bytes.toString('utf8'), sheet)) } : entry
  })
}

function styleSheet(xml: string, sheet: Sheet): string {
  const head = sheet.title.length + 2
  const styled = xml.replaceAll(/<c r="([A-Z]+\d+)"([^>]*)>/g, (_, cell: string, rest: string) => {
    const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
    return `<c r="${cell}" s="${styleOf(Number(digits), columnOf(letters), sheet)}"${rest.replace(/ s="\d+"/, '')}>`
  })
  const frozen = `<pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/>`
  return styled.replace(/<sheetView ([^>]*)\/>/, `<sheetView $1>${frozen}</sheetView>`)
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function styleOf(row: number, column: number, sheet: Sheet): number {
  const head = sheet.title.length + 2
  const money = sheet.money?.includes(column)
  const counted = typeof sheet.rows[0]?.[column] === 'number' && !/year/i.test(sheet.heads[column] ?? '')
  if (row === 1) return 3
  if (row === head) return 4
  if (row < head) return 8
  if (row > head + sheet.rows.length) return money ? 6 : counted ? 7 : 5
  return money ? 1 : counted ? 2 : 0
}

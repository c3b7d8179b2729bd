import { makeZip, type ZipPart } from './make-zip.ts'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The relations of a part: their kind and their target, in the order of `rId1`, `rId2` … */
export function relationsTo(...links: readonly (readonly [kind: string, target: string])[]): string {
  const each = links.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}

/** Sheets are found by their type. */
const SHEETS =
  '<Override PartName="/xl/worksheets/one.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>'

/** A package of Office whose main part has a name of its own. */
export function openXml(kind: string, main: string, parts: readonly ZipPart[]): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/${main}" ContentType="${type}"/>${SHEETS}</Types>`,
    },
    { name: '_rels/.rels', content: relationsTo(['officeDocument', main]) },
    ...parts,
  ])
}

/** A workbook of one sheet with a word in it, and what the sheet is related to. */
export function workbookWith(sheet: string, parts: readonly ZipPart[]): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const cell = '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Cellword</t></is></c></row></sheetData>'
  return openXml('spreadsheetml.sheet', 'xl/workbook.xml', [
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relationsTo(['worksheet', 'worksheets/one.xml']) },
    { name: 'xl/worksheets/one.xml', content: `<worksheet xmlns="${main}">${cell}${sheet}</worksheet>` },
    ...parts,
  ])
}

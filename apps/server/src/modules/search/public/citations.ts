import type { PublicDocumentPage } from '@sinupan/contract'

/** What a citation is made of. `date`: the calendar date, where there is one. */
export interface Cited {
  institution: string
  officeName: string
  name: string
  description: string | null
  tags: readonly string[]
  date: string | null
  address: string
}

const monthNames = 'January February March April May June July August September October November December'.split(' ')

interface Parts {
  year: string
  month: string
  day: string
}
const partsOf = (calendarDate: string): Parts => {
  const [year = '', month = '', day = ''] = calendarDate.split('-')
  return { year, month: monthNames[Number(month) - 1] ?? '', day: String(Number(day)) }
}

/** `2026-11-24` → `Nov 24 2026`. */
export function dateText(calendarDate: string): string {
  const { year, month, day } = partsOf(calendarDate)
  return `${month.slice(0, 3)} ${day} ${year}`
}

/** One line: whatever breaks lines or steers a terminal is a space, or gone. */
const inLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\u0085\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()

const titleOf = ({ name }: Cited): string => inLine(name).replace(/\.+$/, '')
const authorOf = ({ institution, officeName }: Cited): string => `${institution}, ${officeName}`

/** How a document is cited: as a sentence, in the style of the APA (7th edition, 10.16), for BibTeX and as RIS. */
export const citationsOf = (cited: Cited): PublicDocumentPage['citations'] => ({
  plain: plainOf(cited),
  apa: apaOf(cited),
  bibtex: bibtexOf(cited),
  ris: risOf(cited),
})

/** `Haraya State University, Office of the Registrar. Title. Nov 24 2026. <its address>`. */
export const plainOf = (cited: Cited): string =>
  `${authorOf(cited)}. ${titleOf(cited)}. ${cited.date ? `${dateText(cited.date)}.` : 'n.d.'} ${cited.address}`

function apaOf(cited: Cited): string {
  const { year, month, day } = partsOf(cited.date ?? '')
  return `${authorOf(cited)}. (${cited.date ? `${year}, ${month} ${day}` : 'n.d.'}). ${titleOf(cited)}. ${cited.address}`
}

const texSigns: Record<string, string> = {
  '{': '{\\textbraceleft}',
  '}': '{\\textbraceright}',
  '\\': '{\\textbackslash}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
}
/** Braces are counted by BibTeX even behind a backslash, so that they have names. Letters beyond ASCII stay (UTF-8). */
const inTex = (text: string): string => inLine(text).replace(/[{}\\~^&%$#_]/g, (sign) => texSigns[sign] ?? `\\${sign}`)

function bibtexOf(cited: Cited): string {
  const { institution, tags, description, date, address } = cited
  const { year, month } = partsOf(date ?? '')
  const fields = [
    `author = {{${inTex(authorOf(cited))}}}`,
    `title = {{${inTex(titleOf(cited))}}}`,
    date && `year = {${year}}`,
    date && `month = ${month.slice(0, 3).toLowerCase()}`,
    date && `date = {${date}}`,
    `publisher = {${inTex(institution)}}`,
    tags.length > 0 && `keywords = {${inTex(tags.join(', '))}}`,
    description && `abstract = {${inTex(description)}}`,
    `url = {${address}}`,
  ].filter(Boolean)
  return `@misc{${keyOf(cited)},\n${fields.map((field) => `  ${field},\n`).join('')}}\n`
}

/** `haraya2026citizens`: letters and digits only, as every tool takes them. */
function keyOf(cited: Cited): string {
  const wordOf = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/['’]|\p{M}/gu, '')
      .match(/[a-z0-9]+/)?.[0] ?? ''
  const word = wordOf(titleOf(cited))
  const first = wordOf(cited.institution)
  return `${first || (word ? '' : 'document')}${cited.date ? partsOf(cited.date).year : 'nd'}${word}`
}

function risOf(cited: Cited): string {
  const { institution, officeName, description, tags, date, address } = cited
  const lines = [
    ['TY', 'GEN'],
    // A comma would make a family name and a given one of it.
    ['AU', `${institution} – ${officeName}`.replaceAll(',', ';')],
    ['TI', titleOf(cited)],
    ...(date
      ? [
          ['PY', partsOf(date).year],
          ['DA', `${date.replaceAll('-', '/')}/`],
        ]
      : []),
    ['PB', institution],
    ...(description ? [['AB', description]] : []),
    ...tags.map((tag) => ['KW', tag]),
    ['UR', address],
    ['ER', ''],
  ]
  return lines.map(([tag, value = '']) => `${tag}  - ${inLine(value)}\r\n`).join('')
}

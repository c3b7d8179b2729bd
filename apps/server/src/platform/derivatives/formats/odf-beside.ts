import { readOdfBody } from './odf-body.ts'
import { xmlEvents } from './xml.ts'
import type { Zip } from './zip.ts'

const OBJECT = /^(?!META-INF)[^/]+\/content\.xml$/
const MAX_OBJECTS = 200

const INLINE_FORMULA = /<(?:\w+:)?math[\s>]/
const plain = () => ({})

/** Headers and footers stand with the styles; pages of different kinds repeat them. */
export async function marginText(zip: Zip): Promise<string[]> {
  const xml = await zip.readText('styles.xml')
  if (!xml.includes('<office:master-styles')) return []
  const { pages } = readOdfBody(xml, plain, '<office:master-styles')
  return [...new Set(pages.join('\n').split('\n'))]
}

/** The words of charts, formulas and documents inside the document; their numbers are those of tables elsewhere. */
export async function objectTexts(zip: Zip): Promise<string[]> {
  const content = await zip.readText('content.xml')
  // Of one text, or of a program that writes formulas where they stand.
  const texts: string[] = INLINE_FORMULA.test(content) ? [formulaWords(content)] : []
  for (const name of zip.names.filter((name) => OBJECT.test(name)).slice(0, MAX_OBJECTS)) {
    const xml = await zip.readText(name)
    const lines = [...readOdfBody(xml, plain).pages, formulaWords(xml)].join('\n').split(/[\n\t]/)
    texts.push([...new Set(lines.filter((line) => /\p{L}/u.test(line)))].join('\n'))
  }
  return texts
}

/** Of a formula in MathML, whose words stand in no paragraph. */
function formulaWords(xml: string): string {
  if (!xml.includes('/Math/MathML')) return ''
  const words: string[] = []
  let isWord = false
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'open') isWord = !event.isEmpty && /^(?:\w+:)?(?:mi|mn|mo|mtext)$/.test(event.name)
    else if (event.kind === 'close') isWord = false
    else if (isWord) words.push(event.text.trim())
  }
  return words.join(' ')
}

import { xmlEvents } from './xml.ts'

/** Values of words in a chart: those of its texts, not its numbers. */
const WORD_LISTS = /^(?:c:strCache|c:strLit|c:multiLvlStrCache|cx:strDim|cx:txData)$/
const ENDS = /^(?:a:p|c:pt|cx:pt|c:tx|cx:tx)$/

/** The words of a chart or of SmartArt: titles, names of series and categories, the texts of shapes; each line once. */
export function drawingWords(xml: string): string {
  const lines = new Set<string>()
  let line = ''
  let lists = 0
  let isWord = false
  const end = () => {
    if (line.trim() !== '') lines.add(line.trim())
    line = ''
  }
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') line += isWord ? event.text : ''
    else if (event.kind === 'open') {
      if (WORD_LISTS.test(event.name) && !event.isEmpty) lists += 1
      isWord = !event.isEmpty && (event.name === 'a:t' || (lists > 0 && /^(?:c:v|cx:pt|cx:v)$/.test(event.name)))
    } else {
      isWord = false
      if (WORD_LISTS.test(event.name)) lists -= 1
      if (ENDS.test(event.name)) end()
    }
  }
  end()
  return [...lines].join('\n')
}

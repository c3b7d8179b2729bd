import { type Block, paragraph } from '../drawing/blocks.ts'
import { tidyText } from '../tidy-text.ts'
import { markupSteps } from './markup-text.ts'

const HEADING = /^(?:\w+:)?h([1-6])$/
const BREAKING =
  /^(?:\w+:)?(?:address|article|aside|blockquote|body|br|caption|dd|div|dl|dt|figure|figcaption|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/
const HEADING_SIZES = [18, 16, 14, 13, 12, 12]

/** The paragraphs and headings of a page in HTML; what stands in its head is left out. */
export function markupBlocks(markup: string): Block[] {
  const blocks: Block[] = []
  let [text, level, isHead] = ['', 0, false]
  const end = () => {
    const said = tidyText(text.replace(/\s+/g, ' '))
    const size = HEADING_SIZES[level - 1]
    if (said !== '') blocks.push(size ? paragraph(said, { size, isBold: true, spaceBefore: 6 }) : paragraph(said))
    text = ''
  }
  for (const step of markupSteps(markup)) {
    if (step.kind === 'text') text += isHead ? '' : step.text
    else {
      if (step.name === 'head') isHead = step.kind === 'open'
      if (!BREAKING.test(step.name)) continue
      end()
      const heading = HEADING.exec(step.name)
      if (heading) level = step.kind === 'open' ? Number(heading[1]) : 0
    }
  }
  end()
  return blocks
}

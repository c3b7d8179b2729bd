import { innerFont } from './inner-font.ts'
import type { Paper } from './paper.ts'
import { useLook } from './write-text.ts'

/** The number of a paper’s pages, which is known when its first ones are long gone. */
export interface PageTotal {
  /** Draws it on this page, its upper edge at y. */
  drawAt(x: number, y: number): void
  /** Says what it is; once, behind all pages. */
  end(total: number): void
}

const [width, height] = [60, 12]

/**
 * Begins one as a form that every page shows and that is written last, so that no page has to wait in memory.
 *
 * @param size of its letters in points
 */
export function beginPageTotal(paper: Paper, size: number): PageTotal {
  const name = 'PageTotal'
  const resources: { Font: Record<string, object> } = { Font: {} }
  const form = paper.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: resources })
  return {
    drawAt(x, y) {
      paper.page.xobjects[name] = form
      // Pages are drawn from the top, forms from the bottom.
      paper.addContent(`q 1 0 0 -1 ${x} ${y + height} cm /${name} Do Q`)
    },
    end(total) {
      useLook(paper, { size })
      const font = innerFont(paper)
      resources.Font[font.id] = font.ref()
      const [letters] = font.encode(String(total))
      const baseline = height - (font.ascender * size) / 1000
      form.end(Buffer.from(`0.333 g BT /${font.id} ${size} Tf 0 ${baseline} Td <${letters.join('')}> Tj ET`))
    },
  }
}

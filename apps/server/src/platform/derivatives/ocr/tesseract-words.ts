import type { Scan } from './scan.ts'

/** A word as it was read: pixels of the page, and how sure it is, 0 to 100. */
export interface ReadWord {
  text: string
  box: [left: number, top: number, width: number, height: number]
  sureness: number
  /** Of its block, paragraph and line. */
  paragraph: string
  line: string
}

/** Steeper lines, in radians, are no crooked sheet but another kind of page. */
export const steep = 0.25

/** A picture in the plainest format that there is (PGM). */
export function greymap({ pixels, width, height }: Scan): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels])
}

const wordLevel = '5'

/**
 * The words of Tesseract's tab-separated answer: level, page, block, paragraph, line, word, left, top, width, height, sureness, text.
 * @param slope by which the page was levelled, in radians; 0 where it was read as it lies
 */
export function wordsIn(answer: string, page: { width: number; height: number }, slope: number): ReadWord[] {
  return answer.split('\n').flatMap((row) => {
    const [level, , block, paragraph, line, , left, top, width, height, sureness, text = ''] = row.split('\t')
    if (level !== wordLevel || text.trim() === '') return []
    const box = [Number(left), Number(top), Number(width), Number(height)] as ReadWord['box']
    return [
      {
        text: text.trim().normalize('NFC'),
        box: slope === 0 ? box : aslant(box, page, slope),
        sureness: Number(sureness),
        paragraph: `${block} ${paragraph}`,
        line: `${block} ${paragraph} ${line}`,
      },
    ]
  })
}

/** Where a box of the levelled page lies on the page as it came: turned back around the middle. */
function aslant(
  [left, top, width, height]: ReadWord['box'],
  page: { width: number; height: number },
  slope: number,
): ReadWord['box'] {
  const [x, y] = [left + width / 2 - page.width / 2, top + height / 2 - page.height / 2]
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
  const [backX, backY] = [x * cos + y * sin + page.width / 2, -x * sin + y * cos + page.height / 2]
  return [backX - width / 2, backY - height / 2, width, height]
}

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { blocksOf } from './blocks-of.ts'
import { readLetter } from './papers.ts'
import { checked } from './read-text.ts'

const folder = (path: string) => new URL(`../../${path}`, import.meta.url)

describe('the demo university’s texts', () => {
  it('are each the paper of some document, or what such a paper is made of', () => {
    const plans = readdirSync(folder('plan/documents')).map((name) =>
      readFileSync(folder(`plan/documents/${name}`), 'utf8'),
    )
    const used = new Set(plans.join('').match(/(?<="paper": ")[^"]+/g))
    const written = readdirSync(folder('texts'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\/.+\./.test(path))
      .map((path) => path.slice(0, path.lastIndexOf('.')))
    expect(written.length).toBeGreaterThan(80)
    expect(written.filter((path) => !path.startsWith('services/') && !used.has(path))).toEqual([])
  })

  it('are letters with a sender, a title and blocks', () => {
    const petition = readLetter('letters/petition')
    expect(petition.sender).toEqual({
      office: 'Student Council',
      place: 'North Campus, Malinao',
      style: 'centred',
    })
    expect(petition.body.length).toBeGreaterThan(3)
  })

  it('hold paragraphs, items, tables with a total, and signatures', () => {
    const text = `# Head

One paragraph.

- first
- second

Table 3 1.5, navy: Beds

| Hall | Beds |
| ---- | ---: |
| A    |   12 |
|      |      |
| = All |  12 |

Signed (Noted:), left: Ana Santos | Officer
`
    expect(blocksOf(text)).toEqual([
      '# Head',
      'One paragraph.',
      '- first',
      '- second',
      {
        heads: ['Hall', 'Beds'],
        widths: [3, 1.5],
        rows: [
          ['A', '12'],
          ['', ''],
        ],
        right: [1],
        total: ['All', '12'],
        caption: 'Beds',
        tone: 'navy',
      },
      { signed: 'Ana Santos', position: 'Officer', lead: 'Noted:', aside: 'left' },
    ])
  })

  it('are refused by their path where something is missing or unknown', () => {
    const shape = z.strictObject({ title: z.string() })
    expect(() => checked(shape, { titel: 'Order' }, 'letters/order')).toThrow(/'letters\/order' .* is not as it should/)
    expect(() => blocksOf('| a |\n| --- |\n| b |')).toThrow('The widths of the columns are missing')
  })
})

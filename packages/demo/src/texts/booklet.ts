import { z } from 'zod'
import type { Block } from '../files/blocks.ts'
import { type Booklet, coverTones } from '../files/booklet.ts'
import { blocksOf } from './blocks-of.ts'
import { sectionsOf } from './papers.ts'
import { readPaper, readText } from './read-text.ts'

const head = z.strictObject({
  /** Its lines on the cover, with ` / ` between them. */
  title: z.string(),
  edition: z.string(),
  imprint: z.string(),
  date: z.iso.date(),
  size: z.literal('A5').optional(),
  tone: z.enum(['navy', 'maroon', 'green', 'sand']),
})

/** A booklet: each head `# …` begins a chapter; `# Services: <name>` stands for a chapter a service of that file. */
export function readBooklet(path: string): Booklet {
  const { head: cover, body } = readPaper(path, head)
  const chapters = sectionsOf(body).flatMap(({ title, text }) => {
    if (!title.startsWith(services)) return { title, body: blocksOf(text) }
    return servicesOf(readText(`services/${title.slice(services.length)}.txt`)).map((service) => ({
      title: service.name,
      body: servicePage(service),
    }))
  })
  return { ...cover, title: cover.title.split(' / '), tone: coverTones[cover.tone], chapters }
}

const services = 'Services: '

/** One frontline service; steps are client step, agency action, fee, time, person. */
type Service = {
  office: string
  name: string
  kind: string
  who: string
  text: string
  needs: string[][]
  steps: string[][]
}

/**
 * Services written as lines: `@ office | name | classification | who`, a line of text, `? requirement | where`, and
 * `> client step | agency action | fee | time | person`; an empty line between two services.
 */
function servicesOf(notation: string): Service[] {
  return notation
    .trim()
    .split('\n\n')
    .map((part) => {
      const lines = part.split('\n')
      const cellsOf = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2).split(' | '))
      const [office = '', name = '', kind = '', who = ''] = cellsOf('@ ')[0] ?? []
      return { office, name, kind, who, text: lines[1] ?? '', needs: cellsOf('? '), steps: cellsOf('> ') }
    })
}

function servicePage(service: Service): Block[] {
  return [
    service.text,
    {
      heads: ['Office or division', service.office],
      widths: [3, 8],
      rows: [
        ['Classification', service.kind],
        ['Type of transaction', 'Government to citizen'],
        ['Who may avail', service.who],
      ],
    },
    { heads: ['Checklist of requirements', 'Where to secure'], widths: [6, 5], rows: service.needs },
    {
      heads: ['Client steps', 'Agency actions', 'Fees to be paid', 'Processing time', 'Person responsible'],
      widths: [3, 3.4, 2.4, 2, 2.4],
      tone: 'navy',
      rows: service.steps,
    },
  ]
}

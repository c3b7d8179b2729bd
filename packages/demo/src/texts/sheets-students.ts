import { type Cell, csv, workbook } from '../files/office/workbook.ts'
import { seeded } from '../files/seeded.ts'
import { mainProgrammes } from './programmes.ts'

const families = [
  'Abad',
  'Bautista',
  'Castañeda',
  'Dela Cruz',
  'Espino',
  'Fajardo',
  'Garcia',
  'Ibañez',
  'Javier',
  'Lopez',
  'Manalo',
  'Nuñez',
  'Ocampo',
  'Peralta',
  'Quinto',
  'Ramos',
  'Salonga',
  'Tolentino',
  'Umali',
  'Villar',
]
const givens = [
  'Althea',
  'Bianca',
  'Carlo',
  'Dianne',
  'Elijah',
  'Faith',
  'Gabriel',
  'Hannah',
  'Ian',
  'Jasmine',
  'Kyle',
  'Lovely',
  'Marco',
  'Nathaniel',
  'Princess',
  'Rafael',
  'Sofia',
  'Trisha',
]

function names(count: number, seed: number): string[] {
  const random = seeded(seed)
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  return Array.from(
    { length: count },
    () => `${pick(families)}, ${pick(givens)} ${String.fromCharCode(65 + Math.floor(random() * 20))}.`,
  ).sort()
}

/** Candidates for graduation, invented persons. */
export const candidates = (): Buffer => {
  const random = seeded(2318)
  const rows = names(64, 74).map((name, index): Cell[] => [
    index + 1,
    name,
    mainProgrammes[Math.floor(random() * mainProgrammes.length)]?.[1] ?? '',
    Number((1.3 + random() * 1.4).toFixed(2)),
    random() > 0.9 ? 'Lacks practicum report' : 'Complete',
  ])
  return workbook('Candidates for Graduation', '2026-05-18', [
    {
      name: 'Candidates',
      title: ['Candidates for Graduation, June 2026', 'First list, colleges of the Main Campus'],
      heads: ['No.', 'Name', 'Programme', 'Average', 'Remarks'],
      widths: [6, 32, 38, 10, 26],
      rows,
    },
  ])
}

/** Qualifiers of the second batch, invented persons. */
export const qualifiers = (): Buffer => {
  const random = seeded(416)
  const rows = names(48, 26).map((name, index): Cell[] => [
    `26-${20_400 + index * 7}`,
    name,
    mainProgrammes[Math.floor(random() * mainProgrammes.length)]?.[1] ?? '',
    Math.round(78 + random() * 19),
  ])
  return workbook('Qualifiers, Second Batch', '2026-04-24', [
    {
      name: 'Batch 2',
      title: ['Qualifiers, Second Batch, AY 2026–2027', 'Confirmation until 8 May 2026'],
      heads: ['Application', 'Name', 'Programme', 'Score'],
      widths: [14, 32, 40, 9],
      rows,
    },
  ])
}

/** Applicants by programme and town. */
export const applicantsCsv = (): Buffer => {
  const random = seeded(9)
  return csv(
    ['programme', 'first_choice', 'second_choice', 'women', 'men', 'outside_region'],
    mainProgrammes.map(([, programme, first]): Cell[] => {
      const choice = Math.round(first * (3.1 + random() * 2))
      const women = Math.round(choice * (0.45 + random() * 0.2))
      return [programme, choice, Math.round(choice * 0.7), women, choice - women, Math.round(choice * 0.06)]
    }),
  )
}

/** The log of transcript requests of one fortnight, without names. */
export const transcriptLog = (): Buffer => {
  const random = seeded(311)
  const purposes = ['Employment', 'Licensure', 'Further study', 'Work abroad', 'Promotion']
  return csv(
    ['control_no', 'received', 'batch', 'purpose', 'pages', 'amount', 'released', 'working_days'],
    Array.from({ length: 60 }, (_, index): Cell[] => {
      const day = 2 + Math.floor(index / 6)
      const days = 2 + Math.floor(random() * 5)
      const pages = 2 + Math.floor(random() * 4)
      return [
        `TOR-2026-${4100 + index}`,
        `2026-11-${String(day).padStart(2, '0')}`,
        1984 + Math.floor(random() * 41),
        purposes[index % 5] ?? '',
        pages,
        pages * 75,
        `2026-11-${String(day + days).padStart(2, '0')}`,
        days,
      ]
    }),
  )
}

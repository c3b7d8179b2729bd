import { type Cell, type Sheet, workbook } from '../files/office/workbook.ts'
import { seeded } from '../files/seeded.ts'
import { mainProgrammes, type Programme } from './programmes.ts'

const northProgrammes: Programme[] = [
  ['Agriculture', 'BS Agriculture, Crop Science', 196],
  ['Agriculture', 'BS Agriculture, Animal Science', 150],
  ['Agriculture', 'BS Agricultural Engineering', 66],
  ['Fisheries', 'BS Fisheries', 105],
  ['Education', 'Bachelor of Technical Teacher Education', 88],
  ['Business', 'BS Agribusiness', 99],
]

const loss = [1, 0.86, 0.77, 0.72]

function counts(programmes: Programme[], seed: number): Cell[][] {
  const random = seeded(seed)
  return programmes.map(([college, programme, first]) => {
    const years = loss.map((part, year) => Math.round(first * part * (year === 0 ? 1 : 0.94 + random() * 0.1)))
    const all = years.reduce((sum, year) => sum + year, 0)
    const women = Math.round(all * (0.42 + random() * 0.26))
    return [college, programme, ...years, women, all - women, all]
  })
}

function enrolmentSheet(title: string, asOf: string, rows: Cell[][]): Sheet {
  return {
    name: 'Enrolment',
    title: [title, `Head count as of ${asOf} · Office of the Registrar`],
    heads: ['College', 'Programme', 'First', 'Second', 'Third', 'Fourth', 'Women', 'Men', 'All'],
    widths: [24, 40, 9, 9, 9, 9, 9, 9, 9],
    rows,
    sums: [2, 3, 4, 5, 6, 7, 8],
  }
}

/** Enrolment of the first semester 2026–2027. */
export const firstSemester = (): Buffer =>
  workbook('Enrolment Report, First Semester', '2026-11-19', [
    enrolmentSheet(
      'Enrolment, First Semester, AY 2026–2027, Main Campus',
      '19 November 2026',
      counts(mainProgrammes, 2601),
    ),
    {
      name: 'By town',
      title: ['First-year students by home town'],
      heads: ['Town', 'Students', 'Per cent'],
      widths: [24, 12, 12],
      sums: [1],
      rows: [
        ['San Alonso', 612, 35.6],
        ['Malinao', 288, 16.8],
        ['Puerto Sinag', 241, 14],
        ['Sta. Ines', 198, 11.5],
        ['Bagong Silang', 164, 9.5],
        ['Other towns of the region', 151, 8.8],
        ['Other regions', 65, 3.8],
      ],
    },
  ])

/** Enrolment of the second semester 2025–2026. */
export const secondSemester = (): Buffer =>
  workbook('Enrolment Report, Second Semester', '2026-03-12', [
    enrolmentSheet(
      'Enrolment, Second Semester, AY 2025–2026, Main Campus',
      '12 March 2026',
      counts(mainProgrammes, 2502),
    ),
  ])

/** Enrolment of the North Campus. */
export const northSemester = (): Buffer =>
  workbook('Enrolment Report, North Campus', '2026-09-18', [
    enrolmentSheet(
      'Enrolment, First Semester, AY 2026–2027, North Campus',
      '18 September 2026',
      counts(northProgrammes, 77),
    ),
  ])

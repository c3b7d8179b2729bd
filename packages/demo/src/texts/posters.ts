import type { Poster } from '../files/pictures/poster.ts'

const dawn = { ground: '#f0b64a', sun: '#fff1c2', text: '#3a1d0a', band: '#7a2e1d' }
const sea = { ground: '#bfe0ea', sun: '#fff7d6', text: '#123a4d', band: '#1f3a73' }
const leaf = { ground: '#dfeac4', sun: '#fff8d8', text: '#23401c', band: '#2c5e3b' }

/** The poster of the commencement. */
export const commencementPoster: Poster = {
  title: ['Commence-', 'ment 2026'],
  over: 'HARAYA STATE UNIVERSITY',
  lines: [
    '26 June 2026, 7:00 a.m.',
    'Main Quadrangle, San Alonso',
    'Two seats for every graduate · all others under the trees',
  ],
  date: '2026-05-20',
  tone: dawn,
}

/** First draft of the poster of the open day. */
export const openDayFirst: Poster = {
  title: ['Open day', 'at Haraya'],
  over: 'DRAFT 1',
  lines: ['12 September 2026', 'Laboratories, library, farm', 'Bring your parents'],
  date: '2026-08-04',
  tone: sea,
}

/** Second draft of the poster of the open day. */
export const openDaySecond: Poster = { ...openDayFirst, title: ['Come and', 'see us'], over: 'DRAFT 2', tone: leaf }

/** The poster of the research colloquium. */
export const colloquium: Poster = {
  title: ['Coast,', 'field and', 'classroom'],
  over: 'RESEARCH COLLOQUIUM 2026',
  lines: ['3 and 4 December 2026', 'North Campus, Malinao', 'Forty papers · field visit to the mangrove nursery'],
  date: '2026-11-11',
  tone: sea,
}

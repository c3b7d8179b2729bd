import type { Drawing } from '../files/pictures/plan-drawing.ts'
import type { Poster } from '../files/pictures/poster.ts'

/** The counters of the Registrar. */
export const counterLayout: Drawing = {
  title: 'Registrar Counter Layout',
  sheet: 'A-02',
  scale: '1:100',
  date: '2026-11-09',
  revision: 'Rev. 2, 9 November 2026',
  metre: 27,
  rooms: [
    { name: 'Waiting hall, 96 seats', x: 0, y: 11, width: 22, height: 9, tone: '#f6f3e6' },
    { name: 'Windows 1–2', x: 0, y: 6, width: 6, height: 5 },
    { name: 'Window 3', x: 6, y: 6, width: 5, height: 5 },
    { name: 'Window 4', x: 11, y: 6, width: 5, height: 5 },
    { name: 'Window 5, priority', x: 16, y: 6, width: 6, height: 5, tone: '#e3efe2' },
    { name: 'Records Unit', x: 0, y: 0, width: 9, height: 6 },
    { name: 'Admissions Unit', x: 9, y: 0, width: 8, height: 6 },
    { name: 'Registrar', x: 17, y: 0, width: 5, height: 6 },
    { name: 'Stack, fire door', x: 24, y: 0, width: 9, height: 11, tone: '#f3e7e2' },
  ],
  doors: [
    [10, 20],
    [3, 6],
    [13, 6],
    [24, 5],
  ],
}

/** The room where records are kept. */
export const recordsRoom: Drawing = {
  title: 'Records Room 104, Shelving',
  sheet: 'A-11',
  scale: '1:50',
  date: '2024-02-26',
  revision: 'As built',
  metre: 40,
  rooms: [
    ...Array.from({ length: 6 }, (_, row) => ({
      name: `Row ${row + 1}`,
      x: 1 + row * 2.4,
      y: 1,
      width: 1.2,
      height: 8,
      tone: '#eadfce',
    })),
    { name: 'Reading table', x: 17, y: 1, width: 5, height: 3, tone: '#f6f3e6' },
    { name: 'Treatment', x: 17, y: 6, width: 5, height: 4, tone: '#e3efe2' },
  ],
  doors: [[15.4, 10.4]],
}

/** The main campus. */
export const mainSite: Drawing = {
  title: 'Site Plan, Main Campus',
  sheet: 'S-01',
  scale: '1:1500',
  date: '2026-09-14',
  revision: 'Rev. 3, 14 September 2026',
  metre: 2.9,
  paths: [
    [
      [0, 100],
      [330, 100],
    ],
    [
      [165, 100],
      [165, 220],
    ],
    [
      [60, 100],
      [60, 8],
      [240, 8],
    ],
  ],
  rooms: [
    { name: 'Bulwagang Haraya', x: 84, y: 30, width: 62, height: 30, tone: '#f3dcd2' },
    { name: 'Administration', x: 166, y: 30, width: 56, height: 28 },
    { name: 'Library', x: 240, y: 26, width: 44, height: 44 },
    { name: 'Science, phase 1', x: 10, y: 120, width: 60, height: 30, tone: '#e3efe2' },
    { name: 'Science, phase 2', x: 76, y: 120, width: 50, height: 30, tone: '#f6f3e6' },
    { name: 'Engineering', x: 186, y: 120, width: 58, height: 34 },
    { name: 'Records', x: 262, y: 120, width: 34, height: 22 },
    { name: 'Gymnasium', x: 10, y: 166, width: 76, height: 42 },
    { name: 'Chapel', x: 112, y: 176, width: 34, height: 22 },
  ],
  trees: [
    [78, 82],
    [104, 84],
    [130, 80],
    [156, 84],
    [182, 82],
    [208, 84],
    [234, 82],
    [136, 130],
    [136, 146],
    [100, 190],
    [158, 196],
    [24, 40],
    [36, 60],
  ],
}

/** The north campus. */
export const northSite: Drawing = {
  title: 'Site Plan, North Campus',
  sheet: 'S-07',
  scale: '1:2000',
  date: '2025-05-05',
  revision: 'Rev. 3, 5 May 2025',
  metre: 2.2,
  paths: [
    [
      [0, 60],
      [120, 90],
      [260, 70],
      [420, 96],
    ],
    [
      [200, 80],
      [230, 250],
    ],
  ],
  rooms: [
    { name: 'Campus Administration', x: 120, y: 14, width: 80, height: 34, tone: '#f3dcd2' },
    { name: 'College of Agriculture', x: 240, y: 8, width: 96, height: 40, tone: '#e3efe2' },
    { name: 'Dormitory', x: 10, y: 4, width: 66, height: 36 },
    { name: 'Rice plots A1, A2', x: 10, y: 120, width: 160, height: 110, tone: '#eef4da' },
    { name: 'Nursery', x: 270, y: 120, width: 60, height: 40, tone: '#eef4da' },
    { name: 'Dryer', x: 270, y: 176, width: 44, height: 28 },
  ],
  trees: [
    [90, 30],
    [96, 52],
    [214, 30],
    [360, 30],
    [380, 50],
    [350, 140],
    [366, 160],
    [250, 220],
  ],
}

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

/** Two drafts of the poster of the open day, and the one that was chosen for alumni. */
export const openDayFirst: Poster = {
  title: ['Open day', 'at Haraya'],
  over: 'DRAFT 1',
  lines: ['12 September 2026', 'Laboratories, library, farm', 'Bring your parents'],
  date: '2026-08-04',
  tone: sea,
}

export const openDaySecond: Poster = { ...openDayFirst, title: ['Come and', 'see us'], over: 'DRAFT 2', tone: leaf }

/** The poster of the research colloquium. */
export const colloquium: Poster = {
  title: ['Coast,', 'field and', 'classroom'],
  over: 'RESEARCH COLLOQUIUM 2026',
  lines: ['3 and 4 December 2026', 'North Campus, Malinao', 'Forty papers · field visit to the mangrove nursery'],
  date: '2026-11-11',
  tone: sea,
}

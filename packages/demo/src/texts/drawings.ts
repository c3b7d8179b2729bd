import type { Drawing } from '../files/pictures/plan-drawing.ts'

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

/** The quadrangle on the day of commencement. */
export const commencementGround: Drawing = {
  title: 'Stage and Tents, Quadrangle',
  sheet: 'E-03',
  scale: '1:400',
  date: '2026-06-02',
  revision: 'Rev. 1, 2 June 2026',
  metre: 9.4,
  rooms: [
    { name: 'Stage, 60 seats', x: 38, y: 2, width: 24, height: 10, tone: '#f3dcd2' },
    { name: 'Clinic', x: 26, y: 4, width: 9, height: 7, tone: '#e3efe2' },
    { name: 'Choir', x: 65, y: 4, width: 9, height: 7 },
    { name: 'Graduates, block A (1,160)', x: 20, y: 17, width: 28, height: 22, tone: '#f6f3e6' },
    { name: 'Graduates, block B (1,160)', x: 52, y: 17, width: 28, height: 22, tone: '#f6f3e6' },
    { name: 'Families, tent 1', x: 3, y: 17, width: 14, height: 38 },
    { name: 'Families, tent 2', x: 83, y: 17, width: 14, height: 28 },
    { name: 'Families, tent 3', x: 20, y: 43, width: 44, height: 12 },
  ],
  paths: [
    [
      [50, 58],
      [50, 14],
    ],
  ],
  trees: [
    [8, 8],
    [16, 12],
    [84, 8],
    [92, 12],
    [100, 14],
    [68, 52],
    [72, 47],
  ],
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

import { bookletPdf } from '../../files/booklet.ts'
import { certificatePdf } from '../../files/certificate.ts'
import { letterPdf, memoPdf } from '../../files/letters.ts'
import { wordPaper } from '../../files/office/word.ts'
import { scannedPdf } from '../../files/pictures/print.ts'
import { photo, quadrangle } from '../../files/pictures/scenes.ts'
import { annualReport } from '../../texts/annual-report.ts'
import { recognition } from '../../texts/certificates.ts'
import { charter } from '../../texts/charter.ts'
import { typhoon2023, workArrangements } from '../../texts/circulars.ts'
import { handbook } from '../../texts/handbook.ts'
import { foundationSpeech } from '../../texts/reports.ts'
import * as board from '../../texts/resolutions.ts'
import { approved, type Draft, level, pending, unposted } from '../types.ts'

const president = { unit: 'PRES', owner: 'noel' }
const circulars = { ...president, category: 'Memoranda and circulars' }
const regents = { unit: 'BOARD', owner: 'belen', category: 'Board resolutions' }

/** Documents of the President and of the Board. */
export const presidentBoard: Draft[] = [
  {
    ...president,
    folder: 'Citizen’s Charter',
    name: 'Citizen’s Charter 2026, fourth edition',
    description: 'Every frontline service: requirements, steps, fees, time, persons.',
    category: 'Citizen’s Charter',
    tags: ['foi', 'students'],
    date: '2026-11-26',
    state: approved(level.public),
    extension: 'pdf',
    make: () => bookletPdf(charter),
  },
  {
    ...circulars,
    folder: 'Circulars/2026',
    name: 'Memorandum Circular No. 18 s. 2026 – Work arrangements',
    description: 'Classes and offices during wind signals and heavy rainfall warnings.',
    tags: ['safety', 'staff', 'students'],
    date: '2026-11-16',
    state: pending(level.public),
    extension: 'pdf',
    make: () => memoPdf(workArrangements),
  },
  {
    ...circulars,
    folder: 'Circulars/2023',
    name: 'Memorandum Circular No. 9 s. 2023 – Typhoons',
    description: 'Superseded by Memorandum Circular No. 18, series of 2026.',
    tags: ['safety'],
    date: '2023-07-03',
    state: approved(level.public),
    extension: 'pdf',
    make: () => memoPdf(typhoon2023),
  },
  {
    ...president,
    folder: 'Annual reports',
    name: 'Annual Report 2025',
    description: 'Instruction, research, finance and plans, submitted to the Board in February 2026.',
    category: 'Annual reports',
    tags: ['statistics', 'research'],
    date: '2026-02-20',
    state: approved(level.public),
    extension: 'pdf',
    make: () => bookletPdf(annualReport),
  },
  {
    ...president,
    folder: 'Events',
    name: 'Foundation Day 2026, main quadrangle',
    description: 'Bulwagang Haraya on 18 November 2026.',
    category: 'Photographs and posters',
    tags: ['alumni'],
    date: '2026-11-18',
    state: approved(level.public),
    extension: 'jpg',
    make: () => photo(quadrangle()),
  },
  {
    ...president,
    folder: 'Events',
    name: 'Foundation Day address, draft',
    description: 'For reading aloud, about seven minutes.',
    category: 'Office correspondence',
    tags: [],
    date: '2026-11-17',
    state: unposted,
    extension: 'docx',
    make: () => wordPaper(foundationSpeech),
  },
  {
    ...president,
    folder: 'Events',
    name: 'Certificate of Recognition, I. D. Macaspac',
    description: 'Given on Foundation Day to a member of the first class.',
    category: 'Certificates and clearances',
    tags: ['alumni'],
    date: '2026-11-18',
    state: approved(level.system),
    extension: 'pdf',
    make: () => certificatePdf(recognition),
  },
  {
    ...regents,
    folder: 'Resolutions/2026',
    name: 'BOR Resolution No. 41 s. 2026 – Student Handbook',
    description: 'Approves the revised Student Handbook, 2026 edition.',
    tags: ['students', '2026–27'],
    date: '2026-11-20',
    state: approved(level.public),
    extension: 'pdf',
    make: () => letterPdf(board.handbookResolution),
  },
  {
    ...regents,
    folder: 'Resolutions/2026',
    name: 'BOR Resolution No. 44 s. 2026 – Laboratory building',
    description: 'Confirms the programme of works of phase 2.',
    tags: ['infrastructure', 'procurement'],
    date: '2026-11-20',
    state: pending(level.public),
    extension: 'pdf',
    make: () => letterPdf(board.laboratoryResolution),
  },
  {
    ...regents,
    folder: 'Resolutions/2022',
    name: 'BOR Resolution No. 12 s. 2022 – Schedule of fees',
    description: 'Fees that are not covered by free higher education.',
    tags: ['fees', 'students'],
    date: '2022-03-25',
    state: approved(level.public),
    extension: 'pdf',
    make: () => letterPdf(board.feesResolution),
  },
  {
    ...regents,
    folder: 'Resolutions/2019',
    name: 'BOR Resolution No. 27 s. 2019 – Bulwagang Haraya',
    description: 'Scan. Names the old Administration Building.',
    tags: ['infrastructure', 'scan'],
    date: '2019-08-30',
    state: approved(level.public),
    extension: 'pdf',
    make: async () =>
      scannedPdf(await letterPdf(board.namingResolution), 'BOR Resolution No. 27, s. 2019', '2019-08-30'),
  },
  {
    ...regents,
    folder: 'Handbooks',
    name: 'Student Handbook 2026',
    description: 'Rules on enrolment, grades, conduct; rights and services.',
    category: 'Policies and manuals',
    tags: ['students', 'grades', '2026–27'],
    date: '2026-11-20',
    state: approved(level.public),
    extension: 'pdf',
    make: () => bookletPdf(handbook),
  },
  {
    ...regents,
    folder: 'Minutes',
    name: 'Minutes, 214th regular meeting, draft',
    description: 'For confirmation by the Regents.',
    category: 'Board minutes',
    tags: [],
    date: '2026-11-20',
    state: unposted,
    classified: true,
    extension: 'pdf',
    make: () => letterPdf(board.boardMinutes),
  },
]

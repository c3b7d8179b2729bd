import { letterPdf, memoPdf } from '../../files/letters.ts'
import { slides } from '../../files/office/slides.ts'
import { memoWord } from '../../files/office/word.ts'
import { drawingPdf } from '../../files/pictures/plan-drawing.ts'
import { scanOfPdf } from '../../files/pictures/print.ts'
import { orientation } from '../../texts/decks.ts'
import { counterLayout } from '../../texts/drawings.ts'
import { caseFile, enrolmentCommittee } from '../../texts/orders.ts'
import { folderNotes } from '../../texts/plain.ts'
import * as memos from '../../texts/registrar-memos.ts'
import { approved, type Draft, level, pending, returned, unposted } from '../types.ts'

const memoranda = 'Memoranda and circulars'
const of2026 = { unit: 'ADM', folder: `${memoranda}/2026`, category: memoranda, owner: 'ana' }
const of2025 = { ...of2026, folder: `${memoranda}/2025`, owner: 'ben' }
const of2024 = { ...of2026, folder: `${memoranda}/2024` }

/** Memoranda and circulars of the Admissions Unit. */
export const admissionsMemoranda: Draft[] = [
  {
    ...of2026,
    name: 'Memo 2026-118 Enrolment',
    description: 'Dates, order of enrolment and counters for the second semester of AY 2026–2027.',
    tags: ['enrolment', '2026–27', 'students'],
    date: '2026-11-25',
    state: approved(level.public),
    extension: 'pdf',
    make: () => memoPdf(memos.enrolment),
  },
  {
    ...of2026,
    name: 'Memo 2026-117 Grade completion forms',
    description: 'Form HSU-REG-07 revision 3 and the last day for incomplete grades.',
    tags: ['grades', '2026–27', 'faculty'],
    date: '2026-11-24',
    state: pending(level.public),
    extension: 'docx',
    make: () => memoWord(memos.gradeCompletion),
  },
  {
    ...of2026,
    name: 'Special Order 2026-64 Committee',
    description: 'Members of the University Enrolment Committee for AY 2026–2027.',
    category: 'Special orders',
    tags: ['enrolment', '2026–27'],
    date: '2026-11-20',
    state: returned(
      level.system,
      'The name of the student observer is missing in the table. Please have it completed by the President’s Office and send it again.',
    ),
    extension: 'pdf',
    make: () => letterPdf(enrolmentCommittee),
  },
  {
    ...of2026,
    name: 'Memo 2026-115 Alumni',
    description: 'Express window for transcripts and diplomas during the homecoming week in December.',
    owner: 'ben',
    tags: ['alumni'],
    date: '2026-11-16',
    state: approved(level.system),
    extension: 'pdf',
    make: () => memoPdf(memos.alumniRequests),
  },
  {
    ...of2026,
    name: 'Memo 2026-112 Counter hours',
    description: 'When the windows of the Registrar are open until January 2027.',
    tags: ['students'],
    date: '2026-11-05',
    state: approved(level.public),
    extension: 'pdf',
    make: () => memoPdf(memos.counterHours),
  },
  {
    ...of2026,
    name: 'Case file 2026-03',
    description: 'Credentials of a transferee that the issuing school does not recognise.',
    category: 'Student discipline cases',
    tags: ['admission', 'privacy'],
    date: '2026-11-12',
    state: unposted,
    classified: true,
    extension: 'pdf',
    make: () => letterPdf(caseFile),
  },
  {
    ...of2026,
    name: 'Registrar counter layout',
    description: 'Windows, waiting hall and stack on the ground floor of Bulwagang Haraya.',
    category: 'Plans and drawings',
    tags: ['infrastructure'],
    date: '2026-11-09',
    state: unposted,
    extension: 'pdf',
    make: () => drawingPdf(counterLayout),
  },
  {
    ...of2026,
    name: 'Orientation slides',
    description: 'Shown to first-year students in August.',
    category: 'Reports and presentations',
    owner: 'ben',
    tags: ['students', '2026–27'],
    date: '2026-08-05',
    state: unposted,
    extension: 'pptx',
    make: () => slides('Orientation of First-Year Students', '2026-08-05', orientation),
  },
  {
    ...of2026,
    folder: memoranda,
    name: 'How we keep this folder',
    description: 'Names, dates and series for everyone who files here.',
    category: 'Office correspondence',
    tags: ['staff'],
    date: '2026-02-03',
    state: unposted,
    extension: 'txt',
    make: folderNotes,
  },
  {
    ...of2025,
    name: 'Memo 2025-097 Late registration',
    description: 'Last days for late registration and change of matriculation, first semester.',
    tags: ['enrolment', '2025–26'],
    date: '2025-08-19',
    state: approved(level.campus),
    extension: 'pdf',
    make: () => memoPdf(memos.lateRegistration),
  },
  {
    ...of2025,
    name: 'Memo 2025-081 Work calendar for applications',
    description: 'Our own calendar for the intake of AY 2026–2027.',
    owner: 'ana',
    tags: ['admission', 'calendar'],
    date: '2025-07-02',
    state: approved(level.unit),
    extension: 'docx',
    make: () => memoWord(memos.applicationCalendar),
  },
  {
    ...of2024,
    name: 'Memo 2024-054 Cross-enrolment',
    description: 'Six units in another campus: permits, grades, fees.',
    tags: ['enrolment', 'students'],
    date: '2024-05-27',
    state: approved(level.system),
    extension: 'pdf',
    make: () => memoPdf(memos.crossEnrolment),
  },
  {
    ...of2024,
    name: 'Memo 2024-031 Online application',
    description: 'Paper forms are no longer sold; where to find help.',
    tags: ['admission', 'privacy'],
    date: '2024-03-11',
    state: approved(level.public),
    extension: 'pdf',
    make: () => memoPdf(memos.onlineApplication),
  },
  {
    ...of2026,
    folder: `${memoranda}/Before 2020`,
    name: 'Memo 2019-022 Entrance test fee',
    description: 'Scan. The fee of PHP 250.00 is no longer collected; refunds.',
    owner: 'ben',
    tags: ['fees', 'scan'],
    date: '2019-02-14',
    state: approved(level.unit),
    extension: 'jpg',
    make: async () => scanOfPdf(await memoPdf(memos.entranceTestFee), -0.7),
  },
]

import { abstractPdf } from '../../files/abstract.ts'
import { formPdf } from '../../files/form.ts'
import { letterPdf } from '../../files/letters.ts'
import { wordPaper } from '../../files/office/word.ts'
import { posterPdf } from '../../files/pictures/poster.ts'
import { scanOfPdf } from '../../files/pictures/print.ts'
import { photo, readingRoom } from '../../files/pictures/scenes.ts'
import { policyPdf } from '../../files/policy.ts'
import * as abstracts from '../../texts/abstracts.ts'
import { ethicsForm, personnelChecklist } from '../../texts/forms-offices.ts'
import { appointment, libraryHours, vacancies } from '../../texts/notices.ts'
import { researchAgenda, scholarships } from '../../texts/policies.ts'
import { colloquium } from '../../texts/posters.ts'
import { electionRules } from '../../texts/reports.ts'
import { newBooks } from '../../texts/sheets-records.ts'
import { approved, type Draft, level, pending, unposted } from '../types.ts'

const people = { unit: 'HR', owner: 'grace' }
const library = { unit: 'LIB', owner: 'amparo', category: 'Library records' }
const students = { unit: 'OSA', owner: 'marites' }
const research = { unit: 'RES', owner: 'paulo', folder: 'Abstracts', category: 'Research abstracts' }

/** Documents of Human Resources, the Library, Student Affairs and Research. */
export const peopleAndResearch: Draft[] = [
  {
    ...people,
    folder: 'Forms',
    name: 'Checklist of papers in the 201 file',
    description: 'Form HSU-HRM-12.',
    category: 'Forms and templates',
    tags: ['form', 'staff'],
    date: '2026-03-16',
    state: approved(level.public),
    extension: 'pdf',
    make: () => formPdf(personnelChecklist),
  },
  {
    ...people,
    folder: 'Vacancies',
    name: 'Vacant positions, October 2026',
    description: 'Six positions on three campuses.',
    category: 'Vacancies and selection',
    tags: ['staff', 'faculty'],
    date: '2026-10-05',
    state: approved(level.public),
    extension: 'pdf',
    make: () => letterPdf(vacancies),
  },
  {
    ...people,
    folder: '201 files',
    name: 'Appointment, M. L. A. Trinidad',
    description: 'Scan of the original appointment.',
    category: 'Personnel 201 files',
    tags: ['scan', 'privacy'],
    date: '2019-07-01',
    state: unposted,
    classified: true,
    extension: 'jpg',
    make: async () => scanOfPdf(await letterPdf(appointment), -1.1),
  },
  {
    ...library,
    folder: 'Notices',
    name: 'Library hours, semestral break',
    description: 'Three campuses, 14 December 2026 to 16 January 2027.',
    tags: ['students', 'calendar'],
    date: '2026-11-26',
    state: pending(level.public),
    extension: 'pdf',
    make: () => letterPdf(libraryHours),
  },
  {
    ...library,
    folder: 'Holdings',
    name: 'New books, October 2026',
    description: 'Call numbers and copies by campus.',
    tags: ['statistics'],
    date: '2026-10-30',
    state: approved(level.public),
    extension: 'csv',
    make: newBooks,
  },
  {
    ...library,
    folder: 'Photographs',
    name: 'Reading room, Main Library',
    description: 'After the new lamps were put in.',
    category: 'Photographs and posters',
    tags: ['students'],
    date: '2025-09-12',
    state: approved(level.public),
    extension: 'jpg',
    make: () => photo(readingRoom()),
  },
  {
    ...students,
    folder: 'Student council',
    name: 'Student council election rules 2027',
    description: 'Candidates, calendar, campaign, counting, protests.',
    category: 'Policies and manuals',
    tags: ['students'],
    date: '2026-11-23',
    state: pending(level.campus),
    extension: 'docx',
    make: () => wordPaper(electionRules),
  },
  {
    ...students,
    folder: 'Scholarships',
    name: 'Scholarship guidelines 2027',
    description: 'Five kinds, 620 slots; applications in January.',
    category: 'Scholarships',
    tags: ['students', 'fees'],
    date: '2026-10-19',
    state: approved(level.public),
    extension: 'pdf',
    make: () => policyPdf(scholarships),
  },
  {
    ...research,
    name: 'Mud crab in replanted mangrove (2026)',
    description: 'Agbayani, Macaraeg, Umali. Haraya Journal of Research 31 (2).',
    tags: ['research'],
    date: '2026-08-14',
    state: approved(level.public),
    extension: 'pdf',
    make: () => abstractPdf(abstracts.mangrove),
  },
  {
    ...research,
    name: 'Reading aloud in the mother tongue (2025)',
    description: 'Paterno, Yulo. Haraya Journal of Research 30 (1).',
    tags: ['research', 'faculty'],
    date: '2025-05-30',
    state: approved(level.public),
    extension: 'pdf',
    make: () => abstractPdf(abstracts.reading),
  },
  {
    ...research,
    name: 'Place names of San Alonso (2021)',
    description: 'Ibarra. Haraya Journal of Research 26 (1).',
    tags: ['research'],
    date: '2021-06-11',
    state: approved(level.public),
    extension: 'pdf',
    make: () => abstractPdf(abstracts.placeNames),
  },
  {
    ...research,
    folder: 'Agenda',
    name: 'Research agenda 2027–2031',
    description: 'Five themes and the funds planned for them.',
    category: 'Research programmes',
    tags: ['research', 'faculty'],
    date: '2026-11-23',
    state: pending(level.public),
    extension: 'pdf',
    make: () => policyPdf(researchAgenda),
  },
  {
    ...research,
    folder: 'Agenda',
    name: 'Colloquium 2026, poster',
    description: 'For 3 and 4 December at the North Campus.',
    category: 'Photographs and posters',
    tags: ['research'],
    date: '2026-11-11',
    state: approved(level.public),
    extension: 'pdf',
    make: () => posterPdf(colloquium),
  },
  {
    ...research,
    folder: 'Ethics',
    name: 'Application for ethics clearance',
    description: 'Form HSU-REO-06.',
    category: 'Forms and templates',
    tags: ['research', 'form'],
    date: '2025-02-10',
    state: approved(level.system),
    extension: 'pdf',
    make: () => formPdf(ethicsForm),
  },
]

import { calendarPdf } from '../../files/calendar.ts'
import { letterPdf } from '../../files/letters.ts'
import { textDocument } from '../../files/office/text-document.ts'
import { wordPaper } from '../../files/office/word.ts'
import { calendar } from '../../texts/calendar.ts'
import { informationSystems } from '../../texts/curricula.ts'
import { biology } from '../../texts/reports.ts'
import { syllabusTemplate } from '../../texts/syllabus.ts'
import { approved, type Draft, level, pending } from '../types.ts'

const curriculum = { unit: 'CURR', owner: 'jose' }

/** Documents of Academic Affairs. */
export const academicAffairs: Draft[] = [
  {
    ...curriculum,
    folder: 'Calendars',
    name: 'Academic Calendar AY 2026–2027',
    description: 'Enrolment, classes, examinations and breaks of three terms.',
    category: 'Academic calendars',
    tags: ['calendar', '2026–27', 'students'],
    date: '2026-03-20',
    state: approved(level.public),
    extension: 'pdf',
    make: () => calendarPdf(calendar),
  },
  {
    ...curriculum,
    folder: 'Curricula',
    name: 'BS Biology, revised curriculum 2026',
    description: '152 units, with a stream in marine science.',
    category: 'Curricula',
    tags: ['faculty', 'students'],
    date: '2026-10-09',
    state: pending(level.system),
    extension: 'docx',
    make: () => wordPaper(biology),
  },
  {
    ...curriculum,
    folder: 'Curricula',
    name: 'BS Information Systems, curriculum 2024',
    description: '146 units, Main and City Campus.',
    category: 'Curricula',
    tags: ['students'],
    date: '2024-07-15',
    state: approved(level.public),
    extension: 'pdf',
    make: () => letterPdf(informationSystems),
  },
  {
    ...curriculum,
    folder: 'Templates',
    name: 'Syllabus template',
    description: 'Parts of a syllabus and how they are filled in.',
    category: 'Syllabi',
    tags: ['faculty', 'form'],
    date: '2025-05-19',
    state: approved(level.unit),
    extension: 'odt',
    make: () => textDocument(syllabusTemplate),
  },
]

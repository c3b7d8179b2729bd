import { formPdf } from '../../files/form.ts'
import { letterPdf } from '../../files/letters.ts'
import { textDocument } from '../../files/office/text-document.ts'
import { wordPaper } from '../../files/office/word.ts'
import { policyPdf } from '../../files/policy.ts'
import { applicationForm } from '../../texts/forms-registrar.ts'
import { academicCouncil, councilAgenda, enrolmentCommitteeMinutes } from '../../texts/minutes.ts'
import { interviewSchedule } from '../../texts/plain.ts'
import { admissionGuidelines } from '../../texts/policies.ts'
import { from } from '../../texts/senders.ts'
import { firstSemester, secondSemester } from '../../texts/sheets-enrolment.ts'
import { applicantsCsv, qualifiers } from '../../texts/sheets-students.ts'
import { trends } from '../../texts/trends.ts'
import { approved, approvedClassified, type Draft, level, pending, unposted } from '../types.ts'

const council = { unit: 'ADM', folder: 'Academic Council', owner: 'ana' }
const applications = {
  unit: 'ADM',
  folder: 'Admissions/Applications AY 2026–2027',
  category: 'Applications for admission',
  owner: 'ana',
}
const reports = { unit: 'ADM', folder: 'Admissions/Enrolment reports', category: 'Enrolment reports', owner: 'ben' }

/** Academic Council, applications and enrolment reports of the Admissions Unit. */
export const admissionsApplications: Draft[] = [
  {
    ...council,
    name: 'Minutes, 118th Academic Council',
    description: 'Meeting of 9 October 2026: curriculum in biology, handbook, candidates for graduation.',
    category: 'Academic Council minutes',
    tags: ['faculty', 'grades', '2026–27'],
    date: '2026-10-09',
    state: approved(level.system),
    extension: 'pdf',
    make: () => letterPdf(academicCouncil),
  },
  {
    ...council,
    name: 'Agenda, 119th Academic Council',
    description: 'For 11 December 2026, with the list of papers.',
    category: 'Academic Council minutes',
    tags: ['faculty', '2026–27'],
    date: '2026-11-26',
    state: pending(level.unit),
    extension: 'docx',
    make: () =>
      wordPaper({
        sender: from.council,
        title: 'Agenda of the 119th Meeting',
        date: '2026-11-26',
        body: councilAgenda,
      }),
  },
  {
    ...council,
    name: 'Minutes, enrolment committee, 28 October',
    description: 'Complaints of the first semester, queue numbers by text message, North Campus.',
    category: 'Committee minutes',
    owner: 'ben',
    tags: ['enrolment'],
    date: '2026-10-28',
    state: unposted,
    extension: 'odt',
    make: () =>
      textDocument({
        title: 'Minutes of the Enrolment Committee',
        date: '2026-10-28',
        office: 'University Enrolment Committee',
        body: enrolmentCommitteeMinutes,
      }),
  },
  {
    ...applications,
    name: 'Admission guidelines AY 2026–2027',
    description: 'Who may apply, places by college, how places are given, calendar.',
    category: 'Policies and manuals',
    tags: ['admission', '2026–27', 'students'],
    date: '2025-08-22',
    state: approved(level.public),
    extension: 'pdf',
    make: () => policyPdf(admissionGuidelines),
  },
  {
    ...applications,
    name: 'Application form, first year',
    description: 'Form HSU-REG-01, to print or to fill in at a help desk.',
    category: 'Forms and templates',
    tags: ['admission', 'form'],
    date: '2025-08-25',
    state: approved(level.public),
    extension: 'pdf',
    make: () => formPdf(applicationForm),
  },
  {
    ...applications,
    name: 'Applicants by programme',
    description: 'First and second choices, women and men, out of region.',
    tags: ['admission', 'statistics'],
    date: '2025-11-17',
    state: unposted,
    extension: 'csv',
    make: applicantsCsv,
  },
  {
    ...applications,
    name: 'Qualifiers, second batch',
    description: 'List with scores. For the colleges only.',
    tags: ['admission', 'privacy'],
    date: '2026-04-24',
    state: approvedClassified(level.campus),
    classified: true,
    extension: 'xlsx',
    make: qualifiers,
  },
  {
    ...applications,
    name: 'Interview schedule, BS Nursing',
    description: 'Applicants by number, rooms and interviewers.',
    owner: 'ben',
    tags: ['admission'],
    date: '2026-05-12',
    state: unposted,
    extension: 'txt',
    make: interviewSchedule,
  },
  {
    ...reports,
    name: 'Enrolment report, 1st semester AY 2026–2027',
    description: 'Head count by programme, year level and sex, and first-year students by home town.',
    tags: ['enrolment', 'statistics', '2026–27'],
    date: '2026-11-19',
    state: pending(level.campus),
    extension: 'xlsx',
    make: firstSemester,
  },
  {
    ...reports,
    name: 'Enrolment trends 2019–2026',
    description: 'Seven years of head counts, with what explains them.',
    owner: 'ana',
    tags: ['enrolment', 'statistics'],
    date: '2026-10-15',
    state: approved(level.public),
    extension: 'pdf',
    make: () => letterPdf(trends),
  },
  {
    ...reports,
    folder: 'Admissions/Enrolment reports/Earlier years',
    name: 'Enrolment report, 2nd semester AY 2025–2026',
    description: 'Head count by programme, year level and sex.',
    tags: ['enrolment', 'statistics', '2025–26'],
    date: '2026-03-12',
    state: approved(level.system),
    extension: 'xlsx',
    make: secondSemester,
  },
]

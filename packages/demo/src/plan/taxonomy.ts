import type { PlanCategory, PlanGroup, PlanTag } from './types.ts'

function series(reference: string, name: string, retention: number | null, description: string): PlanCategory {
  return { reference: `HSU-${reference}`, name, retention, description }
}

/** Records series by group, after a disposition schedule as RA 9470 asks of a state university. */
export const groups: PlanGroup[] = [
  {
    name: 'Governance',
    categories: [
      series(
        'GOV-001',
        'Board resolutions',
        null,
        'Decisions of the Board of Regents, certified by the Board Secretary.',
      ),
      series('GOV-002', 'Board minutes', null, 'Minutes and annexes of regular and special meetings of the Board.'),
      series(
        'GOV-003',
        'Academic Council minutes',
        null,
        'Minutes of the Academic Council and of its standing committees.',
      ),
      series(
        'GOV-004',
        'Policies and manuals',
        10,
        'Policies, manuals and handbooks; counted from the day a new edition replaces them.',
      ),
      series('GOV-005', 'Citizen’s Charter', 10, 'Editions of the charter of frontline services under RA 11032.'),
      series('GOV-006', 'Annual reports', null, 'Reports of the President to the Board and to the public.'),
    ],
  },
  {
    name: 'Administration',
    categories: [
      series('ADM-012', 'Memoranda and circulars', 5, 'Instructions and information to units, numbered by year.'),
      series('ADM-013', 'Special orders', 10, 'Designations, committees, travel and other orders naming persons.'),
      series('ADM-014', 'Office correspondence', 2, 'Letters and messages that set no policy.'),
      series('ADM-015', 'Committee minutes', 5, 'Minutes of committees below the councils.'),
      series(
        'ADM-016',
        'Plans and drawings',
        null,
        'Site plans, floor plans and as-built drawings of university property.',
      ),
      series(
        'ADM-017',
        'Photographs and posters',
        null,
        'Pictures and printed matter of events, chosen for the archive.',
      ),
      series('ADM-018', 'Forms and templates', 3, 'Blank forms and templates, counted from the day they are replaced.'),
    ],
  },
  {
    name: 'Student records',
    categories: [
      series(
        'STU-001',
        'Student records',
        null,
        'Permanent record of each student: transcript, credentials, degree conferred.',
      ),
      series(
        'STU-002',
        'Applications for admission',
        2,
        'Applications, test results and lists of qualifiers of those who did not enrol.',
      ),
      series(
        'STU-003',
        'Enrolment reports',
        10,
        'Head counts by programme, year level, sex and place of origin, by term.',
      ),
      series(
        'STU-004',
        'Certificates and clearances',
        5,
        'Office copies of certificates, clearances and authentications.',
      ),
      series(
        'STU-005',
        'Commencement records',
        null,
        'Lists of graduates, programmes and honours of each commencement.',
      ),
      series(
        'STU-006',
        'Student discipline cases',
        10,
        'Case files of the discipline tribunal, counted from the decision.',
      ),
    ],
  },
  {
    name: 'Instruction',
    categories: [
      series('INS-001', 'Curricula', null, 'Programmes of study as approved by the Board, with their revisions.'),
      series('INS-002', 'Syllabi', 5, 'Course syllabi in use, by term.'),
      series('INS-003', 'Academic calendars', 5, 'Calendars of terms, examinations and holidays.'),
    ],
  },
  {
    name: 'Finance',
    categories: [
      series(
        'FIN-001',
        'Financial reports',
        10,
        'Financial statements, trial balances and schedules for the Commission on Audit.',
      ),
      series('FIN-002', 'Budget proposals', 5, 'Proposals, hearings and approved internal operating budgets.'),
      series('FIN-003', 'Audit correspondence', 10, 'Observations of the auditors, replies and action plans.'),
    ],
  },
  {
    name: 'Procurement',
    categories: [
      series('PRO-001', 'Procurement plans', 5, 'Annual procurement plans, indicative and final, with supplements.'),
      series(
        'PRO-002',
        'Bidding documents',
        10,
        'Invitations, bulletins, abstracts and notices of award of each project.',
      ),
      series('PRO-003', 'Contracts', 15, 'Contracts and their bonds, counted from final acceptance.'),
    ],
  },
  {
    name: 'Human resources',
    categories: [
      series(
        'HRM-001',
        'Personnel 201 files',
        15,
        'Papers of each employee, counted from separation from the service.',
      ),
      series('HRM-002', 'Vacancies and selection', 2, 'Notices of vacancy, applications and rankings.'),
      series('HRM-003', 'Leave and attendance', 3, 'Leave cards, daily time records and summaries.'),
    ],
  },
  {
    name: 'Research and information',
    categories: [
      series('RES-001', 'Research abstracts', null, 'Abstracts of finished research by faculty and students.'),
      series('RES-002', 'Research programmes', 10, 'Research agenda, calls and programme reports.'),
      series('RES-003', 'Scholarships', 5, 'Guidelines and lists of scholars.'),
      series(
        'RES-004',
        'Records disposition',
        null,
        'Schedules, inventories, authorities and certificates of disposal.',
      ),
      series('RES-005', 'Library records', 3, 'Holdings, circulation and notices of the libraries.'),
      series('RES-006', 'Reports and presentations', 3, 'Periodic reports, slides and statistics of units.'),
    ],
  },
]

/** Tags that units put on documents. */
export const tags: PlanTag[] = [
  ['2026–27', 'Academic year 2026–2027'],
  ['2025–26', 'Academic year 2025–2026'],
  ['enrolment', 'Enrolment and registration'],
  ['admission', 'Applications and entrance test'],
  ['grades', 'Grades, completion and removal'],
  ['graduation', 'Graduation and commencement'],
  ['alumni', 'For graduates'],
  ['fees', 'Tuition and other fees'],
  ['calendar', 'Dates and deadlines'],
  ['students', 'Concerns all students'],
  ['faculty', 'Concerns the faculty'],
  ['staff', 'Concerns non-teaching personnel'],
  ['privacy', 'Data Privacy Act'],
  ['foi', 'Freedom of information'],
  ['procurement', 'Buying of goods, works and services'],
  ['infrastructure', 'Buildings and grounds'],
  ['safety', 'Disaster risk and safety'],
  ['research', 'Research and extension'],
  ['statistics', 'Figures and tables'],
  ['scan', 'Scanned from paper'],
  ['form', 'To fill in'],
].map(([name = '', description = '']) => ({ name, description }))

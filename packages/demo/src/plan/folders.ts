import type { PlanFolder } from './types.ts'

const trees: Record<string, string[]> = {
  ADM: [
    'Academic Council',
    'Admissions',
    'Admissions/Applications AY 2026–2027',
    'Admissions/Enrolment reports',
    'Admissions/Enrolment reports/Earlier years',
    'Certificates',
    'Certificates/Samples',
    'Commencement 2026',
    'Commencement 2026/Photographs',
    'Memoranda and circulars',
    'Memoranda and circulars/2024',
    'Memoranda and circulars/2025',
    'Memoranda and circulars/2026',
    'Memoranda and circulars/Before 2020',
    'Transcripts',
  ],
  REC: ['Student records', 'Student records/Inventories', 'Policies', 'Cases', 'Requests'],
  CRU: ['Disposition schedules', 'Inventories', 'Freedom of information', 'Training'],
  PRES: ['Circulars', 'Circulars/2023', 'Circulars/2026', 'Citizen’s Charter', 'Annual reports', 'Events'],
  BOARD: ['Resolutions', 'Resolutions/2019', 'Resolutions/2022', 'Resolutions/2026', 'Minutes', 'Handbooks'],
  CURR: ['Calendars', 'Curricula', 'Templates'],
  ACCT: ['Financial statements', 'Trial balances', 'Audit'],
  BUD: ['Budget 2027'],
  HR: ['201 files', 'Forms', 'Vacancies'],
  LIB: ['Notices', 'Holdings', 'Photographs'],
  BAC: ['Annual procurement plans', 'Projects', 'Projects/Science laboratory building, phase 2'],
  PLANT: ['Site plans', 'Safety'],
  OSA: ['Student council', 'Scholarships'],
  RES: ['Abstracts', 'Agenda', 'Ethics'],
  'N-ENR': ['Memoranda', 'Enrolment reports', 'Committee', 'Letters'],
  'N-AGRI': ['Farm', 'Research'],
  'N-GEN': ['Site plans'],
  'C-ADM': ['Orders', 'Campus pictures'],
  'C-BUS': ['Curricula', 'Syllabi'],
  'C-LIB': ['Notices'],
}

/** Every folder, parents before children; the last one is in the trash with its documents. */
export const folders: PlanFolder[] = [
  ...Object.entries(trees).flatMap(([unit, paths]) => paths.map((path) => ({ unit, path }))),
  { unit: 'ADM', path: 'Open day drafts', trashed: true },
]

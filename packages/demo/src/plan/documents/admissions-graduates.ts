import { certificatePdf } from '../../files/certificate.ts'
import { formPdf } from '../../files/form.ts'
import { letterPdf } from '../../files/letters.ts'
import { drawingPdf } from '../../files/pictures/plan-drawing.ts'
import { posterPdf } from '../../files/pictures/poster.ts'
import { pngOfPdf } from '../../files/pictures/print.ts'
import { gate, photo } from '../../files/pictures/scenes.ts'
import { transcriptPdf } from '../../files/transcript.ts'
import { dismissal, goodStanding } from '../../texts/certificates.ts'
import { commencementGround } from '../../texts/drawings.ts'
import { applicationForm, certificationForm } from '../../texts/forms-registrar.ts'
import { commencement } from '../../texts/notices.ts'
import { commencementPoster, openDayFirst, openDaySecond } from '../../texts/posters.ts'
import { candidates, transcriptLog } from '../../texts/sheets-students.ts'
import { transcript } from '../../texts/transcript.ts'
import { approved, approvedClassified, type Draft, level, returned, unposted } from '../types.ts'

const certificates = { unit: 'ADM', folder: 'Certificates', category: 'Certificates and clearances', owner: 'ben' }
const rites = { unit: 'ADM', folder: 'Commencement 2026', category: 'Commencement records', owner: 'ana' }
const transcripts = { unit: 'ADM', folder: 'Transcripts', category: 'Student records', owner: 'ben' }
const drafts = {
  unit: 'ADM',
  folder: 'Open day drafts',
  category: 'Photographs and posters',
  owner: 'ben',
  state: unposted,
}

/** Certificates, commencement, transcripts and drafts of the Admissions Unit. */
export const admissionsGraduates: Draft[] = [
  {
    ...certificates,
    name: 'Request for certification',
    description: 'Form HSU-REG-03, filled in as a sample.',
    category: 'Forms and templates',
    tags: ['form', 'students'],
    date: '2026-07-06',
    state: approved(level.public),
    extension: 'pdf',
    make: () => formPdf(certificationForm),
  },
  {
    ...certificates,
    folder: 'Certificates/Samples',
    name: 'Certificate of good standing, sample',
    description: 'The layout of July 2026.',
    tags: ['students'],
    date: '2026-07-01',
    state: approved(level.campus),
    extension: 'pdf',
    make: () => certificatePdf(goodStanding),
  },
  {
    ...certificates,
    folder: 'Certificates/Samples',
    name: 'Transfer credential, sample',
    description: 'Honourable dismissal, layout of 2025.',
    tags: ['students'],
    date: '2025-06-16',
    state: unposted,
    extension: 'pdf',
    make: () => certificatePdf(dismissal),
  },
  {
    ...rites,
    name: 'Programme of the 74th commencement',
    description: 'Order of the ceremony of 26 June 2026, advice for families and graduates.',
    tags: ['graduation', '2025–26'],
    date: '2026-06-26',
    state: approved(level.public),
    extension: 'pdf',
    make: () => letterPdf(commencement),
  },
  {
    ...rites,
    name: 'Commencement poster',
    description: 'The poster that hung at the gates and in the towns.',
    category: 'Photographs and posters',
    tags: ['graduation'],
    date: '2026-05-20',
    state: approved(level.public),
    extension: 'png',
    make: async () => pngOfPdf(await posterPdf(commencementPoster), 1.2),
  },
  {
    ...rites,
    name: 'Candidates for graduation, first list',
    description: 'Colleges of the Main Campus, before clearance.',
    tags: ['graduation', 'privacy', '2025–26'],
    date: '2026-05-18',
    state: returned(
      level.system,
      'The list shows averages beside full names. Post it for your own unit, or take the averages out before you send it again.',
    ),
    extension: 'xlsx',
    make: candidates,
  },
  {
    ...rites,
    name: 'Ground plan for the stage',
    description: 'Where the stage, the tents and the clinic stand on the quadrangle.',
    category: 'Plans and drawings',
    owner: 'ben',
    tags: ['graduation', 'safety'],
    date: '2026-06-02',
    state: unposted,
    extension: 'png',
    make: async () => pngOfPdf(await drawingPdf(commencementGround), 1.2),
  },
  {
    ...rites,
    folder: 'Commencement 2026/Photographs',
    name: 'Gate at dawn, 26 June',
    description: 'Before the families came.',
    category: 'Photographs and posters',
    tags: ['graduation'],
    date: '2026-06-26',
    state: approved(level.system),
    extension: 'jpg',
    make: () => photo(gate()),
  },
  {
    ...transcripts,
    name: 'Transcript of records, sample 2026',
    description: 'The layout with the security number. Names and grades are made up.',
    tags: ['grades', 'privacy'],
    date: '2026-07-20',
    state: approvedClassified(level.campus),
    classified: true,
    extension: 'pdf',
    make: () => transcriptPdf(transcript),
  },
  {
    ...transcripts,
    name: 'Transcript requests, November 2026',
    description: 'Log without names: purpose, pages, days until release.',
    tags: ['statistics'],
    date: '2026-11-20',
    state: unposted,
    extension: 'csv',
    make: transcriptLog,
  },
  {
    ...transcripts,
    name: 'Application form, withdrawn edition',
    description: 'Printed with the wrong telephone number.',
    category: 'Forms and templates',
    tags: ['form'],
    date: '2025-08-20',
    state: unposted,
    trashed: true,
    extension: 'pdf',
    make: () => formPdf({ ...applicationForm, date: '2025-08-20', code: 'HSU-REG-01a' }),
  },
  {
    ...drafts,
    name: 'Open day poster, draft 1',
    description: 'Blue.',
    tags: ['admission'],
    date: '2026-08-04',
    extension: 'png',
    make: async () => pngOfPdf(await posterPdf(openDayFirst), 0.9),
  },
  {
    ...drafts,
    name: 'Open day poster, draft 2',
    description: 'Green, with another line.',
    tags: ['admission'],
    date: '2026-08-06',
    extension: 'png',
    make: async () => pngOfPdf(await posterPdf(openDaySecond), 0.9),
  },
]

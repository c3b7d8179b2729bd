import type { Certificate } from '../files/certificate.ts'
import { signs } from './senders.ts'

const office = 'Office of the University Registrar'
const registrar = { name: signs.registrar.signed, position: signs.registrar.position }
const president = { name: signs.president.signed, position: signs.president.position }

/** Certificate of recognition. */
export const recognition: Certificate = {
  title: 'Certificate of Recognition',
  date: '2026-11-18',
  office: 'San Alonso, Philippines',
  lead: 'is given to',
  awardee: 'Ising Dalisay Macaspac',
  text: 'of the first class of 1948, who brought her own chair, taught in the schools of San Alonso for forty-one years, and gave to the University Archives the class pictures, letters and grade slips of the forty-one first students.',
  given: 'Given on Foundation Day, 18 November 2026, at the Main Quadrangle, San Alonso.',
  signers: [registrar, president],
}

/** Certificate of good standing, a sample. */
export const goodStanding: Certificate = {
  title: 'Certificate of Good Standing',
  date: '2026-07-01',
  office,
  lead: 'This is to certify that',
  awardee: 'JUANA R. DELA CRUZ (sample)',
  text: 'is enrolled in the third year of the Bachelor of Science in Biology for the first semester of Academic Year 2026–2027, has a general weighted average of 1.63, has no pending case of discipline, and is entitled to all privileges of a student of this University.\n\nIssued upon her request for renewal of a scholarship. The number of this certificate can be checked on the website of the University.',
  given: 'Certificate No. 2026-SAMPLE-0001 · not valid without the dry seal',
  signers: [registrar],
  upright: true,
}

/** Honourable dismissal, a sample. */
export const dismissal: Certificate = {
  title: 'Certificate of Transfer Credential',
  date: '2025-06-16',
  office,
  lead: 'To whom it may concern: this certifies that',
  awardee: 'PEDRO B. SANTOS (sample)',
  text: 'a student of the Bachelor of Elementary Education until the second semester of Academic Year 2024–2025, is granted honourable dismissal and is free to enrol in any school of his choice. He has no property or money responsibility in this University.\n\nHis official transcript of records will be sent upon receipt of the return slip signed by the admitting school.',
  given: 'Transfer Credential No. 2025-SAMPLE-0417',
  signers: [registrar],
  upright: true,
}

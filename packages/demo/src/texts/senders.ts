import type { Sender } from '../files/pdf/letterhead.ts'

const main = 'Main Campus, San Alonso'
const sender = (office: string, place = main): Sender => ({ office, place })

/** The offices as their letterheads name them. */
export const from = {
  registrar: sender('Office of the University Registrar'),
  president: sender('Office of the University President'),
  board: sender('Office of the Board Secretary'),
  council: sender('University Academic Council'),
  records: sender('Records Management Office'),
  academic: sender('Office of Academic Affairs'),
  finance: sender('Finance and Accounting Office'),
  people: sender('Human Resource Management Office'),
  library: sender('University Library'),
  bids: sender('Bids and Awards Committee'),
  plant: sender('Physical Plant Office'),
  students: sender('Office of Student Affairs'),
  research: sender('Research and Extension Office'),
  north: sender('Office of the Campus Registrar', 'North Campus, Malinao'),
  farm: sender('College of Agriculture', 'North Campus, Malinao'),
  city: sender('Office of the Campus Administrator', 'City Campus, Puerto Sinag'),
  business: sender('College of Business and Accountancy', 'City Campus, Puerto Sinag'),
} as const

/** The same office on the letterhead used until 2021. */
export function olderLetterhead(office: Sender): Sender {
  return { ...office, style: 'centred' }
}

/** The officials who sign. */
export const signs = {
  president: { signed: 'Corazon B. Villamar', position: 'University President' },
  registrar: { signed: 'Aurora P. Hidalgo', position: 'University Registrar' },
  board: { signed: 'Belen C. Magbanua', position: 'Board Secretary' },
  records: { signed: 'Lourdes S. Dimaculangan', position: 'Chief Records Officer' },
  finance: { signed: 'Ester D. Pangilinan', position: 'Chief Accountant' },
  people: { signed: 'Grace N. Villanueva', position: 'Personnel Records Officer' },
  library: { signed: 'Amparo Q. Salonga', position: 'University Librarian' },
  bids: { signed: 'Honorio G. Macapagal', position: 'Chairperson, Bids and Awards Committee' },
  students: { signed: 'Marites B. Ocampo', position: 'Director for Student Affairs' },
  academic: { signed: 'Felicidad R. Arellano', position: 'Vice President for Academic Affairs' },
  north: { signed: 'Danilo V. Aquino', position: 'Officer in Charge, Campus Registrar' },
  city: { signed: 'Wilfredo A. Punzalan', position: 'Campus Administrator' },
} as const

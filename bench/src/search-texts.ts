/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const everyday =
  `the of and to in for on is be by with as that this shall all are from or at university office students not have
which their it campus will academic semester year program college may registrar said required faculty president
approved board regents pursuant date requirements records submit subject section following document dean submitted
enrolment under other department committee report period any its request personnel services per budget research first
second upon days before after during including general director administrative policy copy student released payment
fees amount hereby resolved meeting members minutes agenda motion seconded carried present absent chair secretary
signed attached annex schedule guidelines compliance implementation units concerned deadline late extension approval
purchase procurement bidding supplier contract delivery inspection acceptance voucher funds fiscal allocation quarter
travel order official time honoraria appointment salary grade leave credits evaluation performance rating target
graduation commencement candidates honours diploma transcript certificate authentication clearance thesis dissertation
defence adviser panel curriculum syllabus course units prerequisite laboratory lecture section class list grades
admission applicants examination interview results scholarship grant stipend waiver beneficiaries community extension
training seminar workshop participants speaker venue registration programme evaluation library books collection archive
disposal retention schedule custody physical location cabinet shelf building repair maintenance construction safety
health clinic emergency drill security gate pass vehicle parking internet network account password system data privacy
consent information freedom disclosure complaint appeal decision effective immediately strict guidance dissemination`.split(
    /\s+/,
  )

const subjects = [
  'Enrolment for the Second Semester',
  'Schedule of Final Examinations',
  'Granting of Academic Honours',
  'Procurement of Laboratory Equipment',
  'Revised Guidelines on Thesis Defence',
  'Appointment of the Bids and Awards Committee',
  'Release of Transcripts of Records',
  'Physical Inventory of Property and Equipment',
  'Observance of Records Management Month',
  'Faculty Loading and Overload Pay',
  'Approval of the Proposed Bachelor of Science in Fisheries',
  'Memorandum of Agreement with the Provincial Government',
  'Submission of Annual Accomplishment Reports',
  'Suspension of Classes due to Typhoon Uwan',
  'Creation of the Data Privacy Committee',
  'Admission of Transferees and Cross-Enrollees',
  'Adopting the Citizen’s Charter',
  'Disposal of Valueless Records',
]

export const kinds = [
  { prefix: 'Memo', heading: 'MEMORANDUM', group: 'Administrative', category: 'Memoranda and circulars' },
  { prefix: 'BOR Resolution', heading: 'RESOLUTION', group: 'Governance', category: 'Board resolutions' },
  { prefix: 'Office Order', heading: 'OFFICE ORDER', group: 'Administrative', category: 'Office orders' },
  { prefix: 'Minutes', heading: 'MINUTES OF THE MEETING', group: 'Governance', category: 'Academic Council minutes' },
  { prefix: 'Report', heading: 'ANNUAL REPORT', group: 'Planning', category: 'Reports' },
  { prefix: 'Contract', heading: 'CONTRACT OF SERVICE', group: 'Finance', category: 'Contracts' },
  { prefix: 'Certificate', heading: 'CERTIFICATION', group: 'Student records', category: 'Certificates' },
  { prefix: 'Application', heading: 'APPLICATION FORM', group: 'Student records', category: 'Applications' },
] as const

const onsets = 'b d k l m n p r s t g h ng w y v c br tr pl'.split(' ')
const vowels = 'a e i o u ia ua'.split(' ')
const codas = ['', '', '', 'n', 's', 'ng', 't', 'l', 'r', 'ñ']

// Names of people, places and things: a long tail of words that occur seldom.
function makeNames(random: () => number, count: number): string[] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(onsets) + pick(vowels) + pick(codas)).join(''),
  )
}

export interface Paper {
  kind: (typeof kinds)[number]
  name: string
  description: string | null
  year: number
  pages: string[]
}

/** Papers of a university, one after the other: letterheads, everyday words by Zipf's law, rare names. */
export function paperMaker(seed = 20_261): (number: number) => Paper {
  const random = seeded(seed)
  const names = makeNames(random, 20_000)
  const zipf = (list: readonly string[]) => list[Math.floor(list.length ** random()) - 1] as string
  const wordAbout = (topic: readonly string[]) => () => {
    const chance = random()
    return zipf(chance < 0.45 ? everyday.slice(0, 40) : chance < 0.85 ? topic : names)
  }
  const sentence = (topic: readonly string[]) =>
    `${Array.from({ length: 8 + Math.floor(random() * 16) }, wordAbout(topic)).join(' ')}.`
  const page = (topic: readonly string[]) =>
    Array.from({ length: 14 + Math.floor(random() * 12) }, () => sentence(topic)).join('\n')
  return (number) => {
    // Nobody writes about everything: a paper has some forty words of its own beside those that every text has.
    const topic = everyday.slice(40).filter(() => random() < 0.15)
    const kind = kinds[Math.floor(random() * kinds.length)] as Paper['kind']
    const subject = subjects[Math.floor(random() * subjects.length)] as string
    const year = 2026 - Math.floor(random() ** 2 * 20)
    const name = `${kind.prefix} ${year}-${number} ${subject} ${zipf(names)}`
    const letterhead = `Haraya State University\nOffice of the Registrar\n${kind.heading} No. ${number} s. ${year}\nSubject: ${subject}\n`
    const pages = Array.from({ length: 1 + Math.floor(random() ** 3 * 6) }, () => page(topic))
    return {
      kind,
      name,
      description: random() < 0.3 ? sentence(topic) : null,
      year,
      pages: [letterhead + pages[0], ...pages.slice(1)],
    }
  }
}

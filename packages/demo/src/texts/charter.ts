import type { Block } from '../files/blocks.ts'
import { type Booklet, coverTones } from '../files/booklet.ts'
import { officeServices } from './charter-services-offices.ts'
import { studentServices } from './charter-services-students.ts'

/** One frontline service; steps are client step, agency action, fee, time, person. */
type Service = {
  office: string
  name: string
  kind: string
  who: string
  text: string
  needs: string[][]
  steps: string[][]
}

/**
 * Services written as lines: `@ office | name | classification | who`, a line of text, `? requirement | where`, and
 * `> client step | agency action | fee | time | person`; an empty line between two services.
 */
export function servicesOf(notation: string): Service[] {
  return notation
    .trim()
    .split('\n\n')
    .map((part) => {
      const lines = part.split('\n')
      const cellsOf = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2).split(' | '))
      const [office = '', name = '', kind = '', who = ''] = cellsOf('@ ')[0] ?? []
      return { office, name, kind, who, text: lines[1] ?? '', needs: cellsOf('? '), steps: cellsOf('> ') }
    })
}

function servicePage(service: Service): Block[] {
  return [
    service.text,
    {
      heads: ['Office or division', service.office],
      widths: [3, 8],
      rows: [
        ['Classification', service.kind],
        ['Type of transaction', 'Government to citizen'],
        ['Who may avail', service.who],
      ],
    },
    { heads: ['Checklist of requirements', 'Where to secure'], widths: [6, 5], rows: service.needs },
    {
      heads: ['Client steps', 'Agency actions', 'Fees to be paid', 'Processing time', 'Person responsible'],
      widths: [3, 3.4, 2.4, 2, 2.4],
      tone: 'navy',
      rows: service.steps,
    },
  ]
}

const opening = [
  {
    title: 'Mandate, vision and mission',
    body: [
      '## Mandate',
      'The Haraya State University, founded as a normal school in 1948 and made a university in 1996, gives higher and advanced education in the arts, sciences, agriculture, fisheries, engineering, health and business, and undertakes research and extension in the three provinces of its charter.',
      '## Vision',
      'A university that its own towns trust, whose graduates are looked for and whose research is used.',
      '## Mission',
      'To teach well those who come to us, whatever they bring; to find out what helps the coast, the fields and the classrooms of the region; and to keep an honest record of what we do.',
      '## Service pledge',
      'We serve everyone who is in the premises before the end of office hours and during lunch break. We answer letters. We wear our names. We ask for no paper that we have ourselves.',
    ],
  },
  {
    title: 'How to read this charter',
    body: [
      'Each service has its own page. It says who may ask for it, what to bring, what it costs, how long it takes and who is responsible. Republic Act No. 11032 allows three working days for simple, seven for complex, and twenty for highly technical transactions.',
      'Times are counted from the moment when everything needed has been handed in. A request that is incomplete is returned at once with a list of what is missing, never later with another list.',
      '- **Simple:** the officer needs only to look and sign.',
      '- **Complex:** papers have to be compared or another office has to act.',
      '- **Highly technical:** a committee, a test or a study is needed.',
      'Where an answer is late, the request is deemed approved if the law says so, and the client may complain to the Committee on Anti-Red Tape named on the last page.',
    ],
  },
]

const closing = [
  {
    title: 'Feedback and complaints',
    body: [
      {
        heads: ['Question', 'Answer'],
        widths: [3.4, 8],
        rows: [
          [
            'How to send feedback',
            'Fill in the card at the counter and drop it in the box, or scan the code beside the window.',
          ],
          [
            'How feedback is processed',
            'Boxes are opened each Friday at 3:00 p.m. by two persons of another office. Results are posted monthly.',
          ],
          [
            'How to file a complaint',
            'Write to complaints@haraya.example with the name of the office, the date and what happened.',
          ],
          ['How complaints are processed', 'They are acknowledged within one working day and answered within three.'],
          ['Other offices', 'Anti-Red Tape Authority, Presidential Complaint Center, Contact Center ng Bayan.'],
        ],
      },
    ],
  },
  {
    title: 'List of offices',
    body: [
      {
        heads: ['Office', 'Address', 'Electronic mail'],
        widths: [4, 4.4, 4],
        rows: [
          ['Office of the President', 'Second floor, Administration Building', 'president@haraya.example'],
          ['Registrar', 'Ground floor, Bulwagang Haraya', 'registrar@haraya.example'],
          ['Records Management', 'Records Building', 'records@haraya.example'],
          ['Finance and Accounting', 'Ground floor, Administration Building', 'finance@haraya.example'],
          ['Human Resource Management', 'Third floor, Administration Building', 'hrmo@haraya.example'],
          ['Library', 'Library Building', 'library@haraya.example'],
          ['North Campus', 'Malinao', 'north@haraya.example'],
          ['City Campus', 'Calle Real, Puerto Sinag', 'city@haraya.example'],
        ],
      },
    ],
  },
]

/** The Citizen’s Charter, fourth edition: a page for each service. */
export const charter: Booklet = {
  title: ['Citizen’s', 'Charter'],
  edition: '2026 · Fourth edition',
  imprint: 'Main Campus · North Campus · City Campus',
  date: '2026-11-26',
  tone: coverTones.navy,
  chapters: [
    ...opening,
    ...[studentServices, officeServices].flatMap(servicesOf).map((service) => ({
      title: service.name,
      body: servicePage(service),
    })),
    ...closing,
  ],
}

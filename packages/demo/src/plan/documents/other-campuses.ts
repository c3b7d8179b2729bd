import { abstractPdf } from '../../files/abstract.ts'
import { letterPdf, memoPdf } from '../../files/letters.ts'
import { wordPaper } from '../../files/office/word.ts'
import { drawingPdf } from '../../files/pictures/plan-drawing.ts'
import { pngOfPdf, scanOfPdf } from '../../files/pictures/print.ts'
import { cityTower, farm, photo } from '../../files/pictures/scenes.ts'
import { drying } from '../../texts/abstracts.ts'
import { parking, shuttle } from '../../texts/circulars.ts'
import { accountancy } from '../../texts/curricula.ts'
import { northSite } from '../../texts/drawings.ts'
import { northCommittee } from '../../texts/minutes.ts'
import { petition } from '../../texts/notices.ts'
import { inventoryTeam } from '../../texts/orders.ts'
import { from } from '../../texts/senders.ts'
import { northSemester } from '../../texts/sheets-enrolment.ts'
import { farmPlan } from '../../texts/sheets-money.ts'
import { approved, type Draft, level, pending, returned, unposted } from '../types.ts'

const north = { unit: 'N-ENR', owner: 'dan' }
const fields = { unit: 'N-AGRI', owner: 'rosa' }
const city = { unit: 'C-ADM', owner: 'nina' }

/** Documents of the North and City Campuses. */
export const otherCampuses: Draft[] = [
  {
    ...north,
    folder: 'Memoranda',
    name: 'Memo NC 2026-21 Shuttle',
    description: 'Trips from Malinao terminal during enrolment week.',
    category: 'Memoranda and circulars',
    tags: ['enrolment', 'students'],
    date: '2026-10-12',
    state: approved(level.campus),
    extension: 'pdf',
    make: () => memoPdf(shuttle),
  },
  {
    ...north,
    folder: 'Enrolment reports',
    name: 'Enrolment report, North Campus, 1st semester',
    description: 'Head count by programme, year level and sex.',
    category: 'Enrolment reports',
    tags: ['enrolment', 'statistics', '2026–27'],
    date: '2026-09-18',
    state: approved(level.system),
    extension: 'xlsx',
    make: northSemester,
  },
  {
    ...north,
    folder: 'Committee',
    name: 'Minutes, campus enrolment committee, 5 November',
    description: 'Expected enrolment, boarding houses, action points.',
    category: 'Committee minutes',
    tags: ['enrolment'],
    date: '2026-11-05',
    state: approved(level.unit),
    extension: 'docx',
    make: () =>
      wordPaper({
        sender: from.north,
        title: 'Minutes of the Campus Enrolment Committee',
        date: '2026-11-05',
        body: northCommittee,
      }),
  },
  {
    ...north,
    folder: 'Letters',
    name: 'Letter of the Student Council on the bridge',
    description: 'Scan. Three requests for the week of enrolment.',
    category: 'Office correspondence',
    tags: ['students', 'scan'],
    date: '2026-10-02',
    state: unposted,
    extension: 'jpg',
    make: async () => scanOfPdf(await letterPdf(petition), 1.2),
  },
  {
    ...north,
    folder: 'Letters',
    name: 'Letter of the Student Council on the bridge, first scan',
    description: 'Crooked; scanned again.',
    category: 'Office correspondence',
    tags: ['scan'],
    date: '2026-10-02',
    state: unposted,
    trashed: true,
    extension: 'jpg',
    make: async () => scanOfPdf(await letterPdf(petition), 4.5),
  },
  {
    unit: 'N-GEN',
    owner: 'efren',
    folder: 'Site plans',
    name: 'Site plan, North Campus – Rev. 3',
    description: 'Buildings, plots and roads.',
    category: 'Plans and drawings',
    tags: ['infrastructure'],
    date: '2025-05-05',
    state: approved(level.system),
    extension: 'png',
    make: async () => pngOfPdf(await drawingPdf(northSite), 1.2),
  },
  {
    ...fields,
    folder: 'Farm',
    name: 'Farm work plan, dry season 2027',
    description: 'Plots, crops, person-days and cost.',
    category: 'Reports and presentations',
    tags: ['research'],
    date: '2026-11-10',
    state: pending(level.campus),
    extension: 'xlsx',
    make: farmPlan,
  },
  {
    ...fields,
    folder: 'Farm',
    name: 'Rice terraces of the demonstration farm',
    description: 'First week of the wet season.',
    category: 'Photographs and posters',
    tags: ['research'],
    date: '2026-07-08',
    state: approved(level.public),
    extension: 'jpg',
    make: () => photo(farm()),
  },
  {
    ...fields,
    folder: 'Research',
    name: 'A flat-bed dryer fired with rice husk (2024)',
    description: 'Agbayani, Ventura. Haraya Journal of Research 29 (2).',
    category: 'Research abstracts',
    tags: ['research'],
    date: '2024-11-18',
    state: approved(level.public),
    extension: 'pdf',
    make: () => abstractPdf(drying),
  },
  {
    ...city,
    folder: 'Orders',
    name: 'Memo CC 2026-33 Basement parking',
    description: 'Closed for waterproofing until 27 November.',
    category: 'Memoranda and circulars',
    tags: ['infrastructure', 'staff'],
    date: '2026-09-28',
    state: approved(level.campus),
    extension: 'pdf',
    make: () => memoPdf(parking),
  },
  {
    ...city,
    folder: 'Orders',
    name: 'Special Order CC 2026-17 Inventory team',
    description: 'Physical count of property, November 2026.',
    category: 'Special orders',
    tags: ['staff'],
    date: '2026-10-30',
    state: returned(
      level.campus,
      'The order names a witness of the auditors but not who. Please add the name and send it again.',
    ),
    extension: 'pdf',
    make: () => letterPdf(inventoryTeam),
  },
  {
    ...city,
    folder: 'Campus pictures',
    name: 'City Campus tower from Calle Real',
    description: 'Nine floors, opened in 2012.',
    category: 'Photographs and posters',
    tags: ['infrastructure'],
    date: '2025-02-17',
    state: approved(level.public),
    extension: 'jpg',
    make: () => photo(cityTower()),
  },
  {
    unit: 'C-BUS',
    owner: 'oscar',
    folder: 'Curricula',
    name: 'BS Accountancy, curriculum 2023',
    description: '173 units, with the averages needed to go on.',
    category: 'Curricula',
    tags: ['students'],
    date: '2023-06-19',
    state: approved(level.public),
    extension: 'pdf',
    make: () => letterPdf(accountancy),
  },
]

import type { Memo } from '../files/letters.ts'
import { from, signs } from './senders.ts'

/** Memorandum Circular No. 18, series of 2026, with its two annexes. */
export const workArrangements: Memo = {
  sender: from.president,
  kind: 'MEMORANDUM CIRCULAR',
  number: 'No. 18, series of 2026',
  to: 'All Vice Presidents, Campus Administrators, Deans, Directors and Heads of Units',
  subject: 'Work and Class Arrangements during Tropical Cyclone Wind Signals and Heavy Rainfall Warnings',
  date: '2026-11-16',
  body: [
    '1. In the interest of the safety of students, faculty and personnel, and to keep public services available, the following arrangements are adopted in all campuses beginning 1 December 2026.',
    '2. **Suspension of classes.** Under Wind Signal No. 1, classes in the laboratory schools are suspended. Under Wind Signal No. 2 or higher, classes at all levels shift to asynchronous mode without need of further announcement.',
    '3. **Skeleton workforce.** Units that deliver frontline services under the Citizen’s Charter keep a skeleton workforce of not less than two persons. Requests received while offices are closed are deemed received on the next working day.',
    '4. **Records and equipment.** Custodian units move paper records and equipment on the ground floor to shelves at least one metre high, and report damage within twenty-four hours to the Disaster Risk Reduction desk at 0917 000 0142.',
    '5. This Circular takes effect immediately and supersedes Memorandum Circular No. 9, series of 2023.',
    signs.president,
    '===',
    {
      caption: 'Annex A. Frontline services kept open',
      heads: ['Service', 'Office', 'Persons'],
      widths: [5, 4, 1.4],
      right: [2],
      rows: [
        ['Release of transcripts and certificates', 'Registrar', '2'],
        ['Medical and dental clinic', 'Health Services', '4'],
        ['Cashiering', 'Finance and Accounting', '2'],
        ['Campus security', 'General Services', '12'],
        ['Receiving of documents', 'Records Management', '2'],
        ['Dormitories', 'Student Affairs', '6'],
      ],
      total: ['All campuses', '', '28'],
    },
    '## Duties of the skeleton workforce',
    'The head of each unit named in Annex A sends the roster for the month to the Human Resource Management Office on the last working day of the month before. Persons with disability, pregnant women, solo parents of small children and employees who live beyond a river that is being watched are not put on the roster.',
    'Those who serve on a day of suspension are credited one day of compensatory time-off for each day served.',
    '===',
    {
      caption: 'Annex B. Who declares what',
      heads: ['Warning', 'Classes', 'Offices', 'Declared by'],
      widths: [2.4, 3, 3, 2.4],
      rows: [
        ['Yellow rainfall', 'As usual', 'As usual', '–'],
        ['Orange rainfall', 'Asynchronous, campus concerned', 'Skeleton workforce', 'Campus Administrator'],
        ['Red rainfall', 'Suspended, campus concerned', 'Skeleton workforce', 'Campus Administrator'],
        ['Wind Signal No. 1', 'Laboratory schools suspended', 'As usual', 'Automatic'],
        ['Wind Signal No. 2', 'Asynchronous, all levels', 'Skeleton workforce', 'Automatic'],
        ['Wind Signal No. 3 and up', 'Suspended', 'Closed, security only', 'Automatic'],
      ],
    },
    'Announcements are made on the website and on the bulletin board of the guardhouse not later than 4:30 a.m. for morning classes and 11:00 a.m. for afternoon classes.',
  ],
}

/** Memorandum Circular No. 9, series of 2023. */
export const typhoon2023: Memo = {
  sender: from.president,
  kind: 'MEMORANDUM CIRCULAR',
  number: 'No. 9, series of 2023',
  to: 'All Campus Administrators, Deans, Directors and Heads of Units',
  subject: 'Suspension of Classes and Work during Typhoons',
  date: '2023-07-03',
  body: [
    '1. Classes at all levels are suspended when Wind Signal No. 2 or higher is raised over the province where the campus is.',
    '2. Work in offices is suspended when Wind Signal No. 3 or higher is raised, except in the clinic, in the dormitories and at the gates.',
    '3. Where no signal is raised but a campus cannot be reached because of flood or landslide, the Campus Administrator decides and informs this Office within the hour.',
    '4. Make-up classes are held on Saturdays within thirty days. Deans submit the schedule.',
    { signed: 'Corazon B. Villamar', position: 'University President' },
  ],
}

/** North Campus Memo 2026-21. */
export const shuttle: Memo = {
  sender: from.north,
  kind: 'MEMORANDUM',
  number: 'No. NC 2026-21',
  to: 'Students and Personnel of the North Campus',
  subject: 'Shuttle between Malinao Terminal and the North Campus during Enrolment Week',
  date: '2026-10-12',
  body: [
    'The two campus coasters run between Malinao terminal and the administration building from 11 to 16 January 2027. The ride is free for students with an identity card or a test permit.',
    {
      heads: ['Trip', 'From terminal', 'From campus', 'Seats'],
      widths: [2, 3, 3, 1.5],
      right: [3],
      tone: 'navy',
      rows: [
        ['First', '6:30 a.m.', '7:15 a.m.', '52'],
        ['Second', '8:00 a.m.', '8:45 a.m.', '52'],
        ['Third', '11:30 a.m.', '12:15 p.m.', '26'],
        ['Last', '4:00 p.m.', '5:30 p.m.', '52'],
      ],
    },
    'While the bridge at Sitio Kawayan is repaired the coasters pass through the farm road; please allow fifteen minutes more. Students of the upper barangays who cannot come on their day are enrolled on any other day of the week.',
    signs.north,
  ],
}

/** City Campus Memo 2026-33. */
export const parking: Memo = {
  sender: from.city,
  kind: 'MEMORANDUM',
  number: 'No. CC 2026-33',
  to: 'Faculty, Staff and Students of the City Campus',
  subject: 'Closing of the Basement Parking for Waterproofing Works',
  date: '2026-09-28',
  body: [
    'The basement of the City Campus tower is closed to all vehicles from 19 October to 27 November 2026 for the waterproofing of the retaining wall. The contractor works from 7:00 a.m. to 9:00 p.m., Sundays excepted.',
    'Forty slots are reserved at the municipal parking on Calle Real for vehicles with a 2026 sticker. Bicycles may be kept in the covered court. Service vehicles for persons with disability unload at the main door.',
    'Boxes that units have left along the basement corridor must be brought to the records room or to the supply officer on or before 12 October. What remains is treated as waste only after the Records Management Office has looked through it; records are never thrown away by the contractor.',
    signs.city,
  ],
}

/** Accounting's reply to an audit observation. */
export const auditReply: Memo = {
  sender: from.finance,
  kind: 'MEMORANDUM',
  number: 'No. FAO 2026-47',
  to: 'The Resident Auditor, Commission on Audit',
  from: 'The Chief Accountant',
  subject: 'Action Taken on Audit Observation No. 2026-05, Unliquidated Cash Advances',
  date: '2026-09-04',
  body: [
    '1. Of the PHP 1,486,250.00 in cash advances that were open beyond thirty days at 30 June 2026, PHP 1,203,900.00 was liquidated on or before 31 August. The balance belongs to eleven employees, who were sent second demand letters.',
    {
      heads: ['Age at 31 August 2026', 'Persons', 'Amount (PHP)'],
      widths: [5, 2, 3],
      right: [1, 2],
      rows: [
        ['31 to 60 days', '6', '148,350.00'],
        ['61 to 90 days', '3', '81,500.00'],
        ['Over 90 days', '2', '52,500.00'],
      ],
      total: ['Open balance', '11', '282,350.00'],
    },
    '2. Beginning September, salaries of those who have not answered the second letter are withheld in four instalments, as Section 89 of Presidential Decree No. 1445 allows.',
    '3. No new advance is granted to anyone with an open one. The voucher system now refuses it.',
    signs.finance,
  ],
}

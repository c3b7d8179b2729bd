import type { Block } from '../files/blocks.ts'
import type { Letter } from '../files/letters.ts'
import { from, signs } from './senders.ts'

/** Minutes of the 118th Academic Council. */
export const academicCouncil: Letter = {
  sender: from.council,
  title: 'Minutes of the 118th Meeting of the Academic Council',
  date: '2026-10-09',
  body: [
    '# Minutes of the 118th Meeting',
    'Academic Council · 9 October 2026 · 9:00 a.m. · Bulwagang Haraya and by video',
    '## I. Call to order',
    'The President called the meeting to order at 9:05 a.m. The Secretary of the Council reported 96 of 131 members present, 22 of them by video from the North and City Campuses.',
    '## II. Approval of the agenda and of the minutes',
    'The agenda was approved with the transfer of item 5 before item 4. The minutes of the 117th meeting were approved with one correction on page 3: the number of candidates in Nursing is 84, not 48.',
    '## III. Business arising',
    '**Grading of practicum.** The committee on grades reported that nine colleges now use the same rubric. Engineering asked for one more term because its partner companies grade in percent. Granted until the summer of 2027.',
    '**Take-home examinations.** The Dean of Arts and Letters presented the draft guidelines. Professor Ibarra wished that students be told in the first week which helps are allowed in each course; Professor Yulo added that a doubtful paper should be talked over with the student before it is graded. Returned to the committee, to be brought back in January.',
    '## IV. New business',
    {
      heads: ['Item', 'Matter', 'Action'],
      widths: [1, 6, 3.4],
      rows: [
        ['4.1', 'Revised BS Biology curriculum, 2026, with a stream in marine science', 'Endorsed to the Board'],
        ['4.2', 'Student Handbook, 2026 edition', 'Endorsed, 94 for, 2 against'],
        ['4.3', 'Academic calendar for 2027–2028', 'Deferred to November'],
        ['4.4', 'Candidates for graduation, mid-year 2026 (412)', 'Approved, subject to clearance'],
        ['4.5', 'Honorary degree', 'Executive session'],
      ],
    },
    'On item 4.1 Dean Salcedo explained that the number of units falls from 168 to 152 without losing a laboratory course, because Physics 2 and Instrumentation are merged. Professor Magno asked whether graduates could still take the teachers’ examination with eighteen units of education; the Registrar confirmed that they could.',
    'On item 4.2 the two members who voted against wished their reason recorded: that the fine of PHP 50.00 for a lost identity card should have been dropped altogether.',
    '## V. Announcements',
    '- The research colloquium is on 3 and 4 December at the North Campus. Papers are due on 6 November.',
    '- Grades of the first semester are due on 22 December, ten o’clock in the evening.',
    '- The Library will be closed on 28 and 29 December for the inventory.',
    '## VI. Adjournment',
    'The meeting was adjourned at 12:20 p.m.',
    { signed: signs.registrar.signed, position: 'Secretary of the Council', lead: 'Prepared by:' },
    { signed: signs.president.signed, position: 'Presiding Officer', lead: 'Noted:' },
  ],
}

/** Minutes of the enrolment committee. */
export const enrolmentCommitteeMinutes: Block[] = [
  '28 October 2026, 2:00 p.m., Conference Room B. Present: Hidalgo (presiding), Gatchalian, Reyes, Pangilinan, Ocampo; Aquino by telephone. Absent: none.',
  '## 1. Complaints of the first semester',
  'Of 611 complaints, 402 were about closed sections, 117 about assessment of fees, and the rest about the portal. Ms. Ocampo read three of them. The committee agreed that no student should walk between the college and the Registrar more than once: a wrong assessment is corrected at the window where it is found.',
  '## 2. Queue numbers',
  'Mr. Reyes proposed numbers by text message. Ms. Gatchalian can have it ready by 4 January if the list of mobile numbers is cleaned in November. Agreed; the numbers are deleted after each day.',
  '## 3. North Campus',
  'Mr. Aquino reported that the bridge will be closed in January. Two coasters and a longer week were agreed.',
  '## 4. Next meeting',
  '25 November 2026, same place.',
]

/** Minutes of the North Campus committee. */
export const northCommittee: Block[] = [
  '5 November 2026, 1:30 p.m., Campus Library. Present: D. Aquino, R. Agbayani, E. Lazaro, two student representatives.',
  '# 1. Expected enrolment',
  'The committee expects 2,310 students in the second semester, 48 fewer than in the first. Agriculture loses most between the first and the second year; half of those who left gave the distance as the reason.',
  '# 2. Boarding',
  'The dormitory has 180 beds and 236 applications. Families in Sitio Kawayan offered 31 places at PHP 900.00 a month; Mr. Lazaro inspects them with the health officer before 5 December. Nobody is placed in a house that has not been seen.',
  '# 3. Action points',
  {
    heads: ['Action', 'Person', 'Due'],
    widths: [6, 2, 2],
    rows: [
      ['Post the shuttle schedule at the terminal', 'Lazaro', '20 November'],
      ['List of students with unpaid laboratory breakage', 'Agbayani', '27 November'],
      ['Borrow two computers from City Campus', 'Aquino', '8 January'],
    ],
  },
  { signed: signs.north.signed, position: signs.north.position },
]

/** Agenda of the 119th Academic Council. */
export const councilAgenda: Block[] = [
  '11 December 2026, 9:00 a.m., Bulwagang Haraya. Members at the North and City Campuses join by video; the link is sent on the day before.',
  '# Agenda',
  '- Call to order and quorum',
  '- Approval of the agenda and of the minutes of the 118th meeting',
  '- Business arising: practicum grading in Engineering; guidelines on take-home examinations (second reading)',
  '- Academic calendar for 2027–2028',
  '- Proposal: Master of Science in Fisheries, North Campus',
  '- Policy on the retention of examination papers (two terms)',
  '- Candidates for graduation, first semester 2026–2027',
  '- Other matters',
  '# Papers',
  'Papers are in the shared folder of the Council. Members who wish to add a matter write to the Secretary on or before 2 December and attach not more than two pages.',
]

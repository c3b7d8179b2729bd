import type { WordPaper } from '../files/office/word.ts'
import { from, signs } from './senders.ts'

/** Annual inventory of records. */
export const recordsInventory: WordPaper = {
  sender: from.records,
  title: 'Annual Records Inventory 2025',
  date: '2026-01-30',
  body: [
    'The inventory was taken from 3 November to 12 December 2025 in 38 units of the three campuses. It counts paper by the linear metre of shelf and files by gigabytes.',
    '# Volume',
    {
      heads: ['Campus', 'Units', 'Paper (m)', 'Files (GB)', 'Series'],
      widths: [4, 2, 2, 2, 2],
      right: [1, 2, 3, 4],
      rows: [
        ['Main', '24', '1,412', '2,870', '96'],
        ['North', '8', '388', '410', '41'],
        ['City', '6', '241', '655', '37'],
      ],
      total: ['All', '38', '2,041', '3,935', '–'],
    },
    '# What we found',
    '- One third of the shelves holds records whose time is over. The largest part is journal vouchers of 2009 to 2014.',
    '- Eleven units keep official files in personal cloud accounts. They were given until June to bring them home.',
    '- In the City Campus 63 boxes stood on the floor of a basement that takes water. They were raised on the same day.',
    '- Forty-one series are not in the schedule of 2018; a supplement is proposed.',
    '# What we recommend',
    'To dispose of 340 metres in two batches with the authority of the National Archives; to buy shelves for room 106; and to name a records custodian in each unit who stays for at least two years.',
    signs.records,
  ],
}

/** The President's speech on Foundation Day. */
export const foundationSpeech: WordPaper = {
  sender: from.president,
  title: 'Foundation Day Address',
  date: '2026-11-18',
  body: [
    '~ Draft of 17 November, for reading aloud. About seven minutes.',
    'Mga kasama, good morning. Seventy-eight years ago this school had one building, no roof over half of it, and forty-one students who brought their own chairs.',
    'Nanang Ising, who is here in the front row and is ninety-five, was one of the forty-one. I asked her what she remembers. She said: the chalk was always wet.',
    'We have dry chalk now, and not much use for it. But I ask you to think of what they had and we are in danger of losing: they knew each other’s names. So this year I ask one thing only. Learn the name of the guard, of the one who sweeps your room, of the student who sits behind you.',
    'A university is what it remembers. That is why we have spent a year putting in order the papers of this school, from the minutes of 1948 to the memo of this morning, so that anyone, in any town, can ask and be answered.',
    'Maraming salamat po, at maligayang kaarawan sa ating pamantasan.',
  ],
}

/** Answer to a request for a permanent record. */
export const form137Request: WordPaper = {
  sender: from.registrar,
  title: 'Second Request for Form 137',
  date: '2026-10-21',
  body: [
    '21 October 2026',
    'The Principal, Sta. Ines National High School',
    'Dear Sir or Madam:',
    'We wrote on 3 August 2026 for the permanent records (Form 137) of **twenty-three** former students of your school who are enrolled with us this year. Nineteen have come; we thank your office for them.',
    'The four that are still open are listed on the enclosed sheet with their learner reference numbers. If a record was lost in the flood of 2024, a certification to that effect will do, together with any report card that the family kept.',
    'Our messenger passes through Sta. Ines each Thursday and can fetch them.',
    { signed: 'Carla Joy P. Mendoza', position: 'Student Records Officer' },
  ],
}

/** Rules of the student council election. */
export const electionRules: WordPaper = {
  sender: from.students,
  title: 'Rules of the Student Council Election 2027',
  date: '2026-11-23',
  body: [
    '# 1. Who votes and who may run',
    'Every enrolled student of the campus votes. Candidates have a general average of 2.50 or better, are not on probation and have been enrolled for two terms.',
    '# 2. Calendar',
    {
      heads: ['Step', 'Date'],
      widths: [6, 4],
      rows: [
        ['Filing of candidacy', '1–5 February 2027'],
        ['List of candidates, objections', '8–10 February'],
        ['Campaign', '11–23 February'],
        ['Debate, in the gymnasium', '19 February, 3:00 p.m.'],
        ['Election', '25 February, 7:00 a.m. to 6:00 p.m.'],
      ],
    },
    '# 3. Campaign',
    'A candidate may spend PHP 3,000.00 and shows the receipts. Posters hang on the boards only and are taken down by those who hung them. Nobody campaigns in a class without leave of the teacher.',
    '# 4. Voting and counting',
    'The ballot is secret. The count is open and is done on the same evening; tally sheets are signed by the watchers and kept for one year.',
    '# 5. Protests',
    'Protests are filed within two days and decided within five by a committee of three students who did not run and two teachers.',
    signs.students,
  ],
}

/** The BS Biology curriculum. */
export const biology: WordPaper = {
  sender: from.academic,
  title: 'Bachelor of Science in Biology, Revised Curriculum 2026',
  date: '2026-10-09',
  body: [
    'Endorsed by the Academic Council in its 118th meeting. The number of units falls from 168 to 152. Two streams are offered from the third year: general biology and marine science.',
    {
      caption: 'First year, first semester',
      heads: ['Course', 'Title', 'Lec', 'Lab', 'Units', 'Prerequisite'],
      widths: [2, 5, 1, 1, 1.2, 2.4],
      right: [2, 3, 4],
      tone: 'green',
      rows: [
        ['Bio 101', 'General Zoology', '3', '2', '5', '–'],
        ['Chem 111', 'General Chemistry', '3', '2', '5', '–'],
        ['Math 105', 'Calculus for the Life Sciences', '3', '–', '3', '–'],
        ['GE 1', 'Understanding the Self', '3', '–', '3', '–'],
        ['GE 2', 'Purposive Communication', '3', '–', '3', '–'],
      ],
      total: ['', '', '15', '4', '19', ''],
    },
    {
      caption: 'Third year, marine stream',
      heads: ['Course', 'Title', 'Lec', 'Lab', 'Units', 'Prerequisite'],
      widths: [2, 5, 1, 1, 1.2, 2.4],
      right: [2, 3, 4],
      tone: 'green',
      rows: [
        ['Mar 301', 'Oceanography', '3', '1', '4', 'Phys 102'],
        ['Mar 302', 'Mangrove and Seagrass Ecology', '2', '2', '4', 'Bio 203'],
        ['Mar 303', 'Field Course, North Campus', '–', '3', '3', 'Mar 302'],
        ['Bio 310', 'Biostatistics', '2', '1', '3', 'Math 105'],
      ],
      total: ['', '', '7', '7', '14', ''],
    },
    'Students admitted before 2026 finish under the curriculum of 2018 or move with the consent of the Chair.',
    signs.academic,
  ],
}

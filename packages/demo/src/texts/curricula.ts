import type { Letter } from '../files/letters.ts'
import { from, signs } from './senders.ts'

const widths = [2, 6, 1.4, 2.4]
const heads = ['Course', 'Title', 'Units', 'Prerequisite']

/** BS Information Systems. */
export const informationSystems: Letter = {
  sender: from.academic,
  title: 'BS Information Systems, Curriculum 2024',
  date: '2024-07-15',
  body: [
    '# Bachelor of Science in Information Systems',
    'Curriculum effective Academic Year 2024–2025 · Board Resolution No. 22, series of 2024 · City and Main Campus · 146 units',
    {
      caption: 'First year',
      heads,
      widths,
      right: [2],
      tone: 'navy',
      rows: [
        ['IS 101', 'Introduction to Computing', '3', '–'],
        ['IS 102', 'Programming 1', '3', '–'],
        ['GE 1', 'Understanding the Self', '3', '–'],
        ['GE 4', 'Mathematics in the Modern World', '3', '–'],
        ['IS 111', 'Programming 2', '3', 'IS 102'],
        ['IS 112', 'Organisation and Management', '3', '–'],
      ],
    },
    {
      caption: 'Second year',
      heads,
      widths,
      right: [2],
      tone: 'navy',
      rows: [
        ['IS 201', 'Data Structures', '3', 'IS 111'],
        ['IS 202', 'Database Design', '3', 'IS 111'],
        ['IS 203', 'Financial Processes of Offices', '3', 'IS 112'],
        ['IS 211', 'Systems Analysis', '3', 'IS 202'],
        ['IS 212', 'Networks', '3', 'IS 201'],
        ['IS 213', 'Records and Information Governance', '3', 'IS 202'],
      ],
    },
    {
      caption: 'Third and fourth year',
      heads,
      widths,
      right: [2],
      tone: 'navy',
      rows: [
        ['IS 301', 'Enterprise Architecture', '3', 'IS 211'],
        ['IS 302', 'Information Security', '3', 'IS 212'],
        ['IS 303', 'Evaluation of Business Performance', '3', 'IS 203'],
        ['IS 311', 'Project Management', '3', 'IS 301'],
        ['IS 401', 'Capstone 1', '3', 'IS 311'],
        ['IS 402', 'Capstone 2', '3', 'IS 401'],
        ['IS 410', 'Practicum, 500 hours', '6', 'Fourth year'],
      ],
    },
    'The practicum may be taken in a municipal office; three places each term are kept for students who work.',
    signs.academic,
  ],
}

/** BS Accountancy. */
export const accountancy: Letter = {
  sender: from.business,
  title: 'BS Accountancy, Curriculum 2023',
  date: '2023-06-19',
  body: [
    '# Bachelor of Science in Accountancy',
    'Curriculum effective Academic Year 2023–2024 · Board Resolution No. 15, series of 2023 · City Campus · 173 units',
    {
      caption: 'Professional courses by term',
      heads: ['Term', 'Courses', 'Units', 'Average to go on'],
      widths: [2.4, 7, 1.4, 2.4],
      right: [2],
      tone: 'green',
      rows: [
        ['First year, 1st', 'Financial Accounting and Reporting 1; Managerial Economics', '6', '–'],
        ['First year, 2nd', 'Financial Accounting and Reporting 2; Cost Accounting', '6', '2.50'],
        ['Second year, 1st', 'Intermediate Accounting 1; Law on Obligations; Income Taxation', '9', '2.25'],
        ['Second year, 2nd', 'Intermediate Accounting 2; Business Tax; Corporation Law', '9', '2.25'],
        ['Third year, 1st', 'Auditing 1; Government Accounting; Financial Management', '9', '2.25'],
        ['Third year, 2nd', 'Auditing 2; Advanced Accounting 1; Information Systems Audit', '9', '2.25'],
        ['Fourth year', 'Advanced Accounting 2; Integration; Internship of 500 hours', '15', '–'],
      ],
    },
    'Students who do not reach the average move to Management Accounting without loss of units. A qualifying examination is given in May of the second year, and may be repeated once.',
    { signed: 'Oscar L. Tan', position: 'Programme Chair, BS Accountancy' },
  ],
}

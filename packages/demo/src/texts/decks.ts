import type { Slide } from '../files/office/slides.ts'

/** Orientation of first-year students. */
export const orientation: Slide[] = [
  {
    title: 'Welcome to Haraya',
    points: ['Orientation of first-year students', 'Office of the Registrar · August 2026'],
  },
  {
    title: 'Five places you need this week',
    points: [
      'Your college: adviser, schedule, room',
      'Window 4: corrections of name and programme',
      'Clinic: medical check, free',
      'Library: card, in ten minutes',
      'Student centre: guidance, legal advice, child minding',
    ],
  },
  {
    title: 'Your load',
    points: [
      '18 to 24 units is regular',
      'Nine units if you work or have children',
      'Change until the end of the second week',
      'Dropping in time leaves no mark',
    ],
  },
  {
    title: 'Your record',
    points: [
      'It is kept for ever and belongs to you',
      'Nobody sees it without your consent',
      'See an error? Come to window 1',
      'Passwords are never asked by mail',
    ],
  },
  {
    title: 'Dates',
    points: [
      '10 August: classes begin',
      '21 August: last day of late registration',
      '5–10 October: midterms',
      '23 October: last day for dropping',
      '7–12 December: finals',
    ],
  },
  {
    title: 'Ask',
    points: ['registrar@haraya.example', 'Counters from 7:30, no noon break', 'Or any person with a blue lanyard'],
  },
]

/** Training of records custodians. */
export const custodians: Slide[] = [
  { title: 'Records custodians', points: ['One day of training', 'Records Management Office · 2026'] },
  {
    title: 'What is a record?',
    points: [
      'Something made or received in doing our work',
      'Kept as evidence of what we did',
      'A draft becomes a record when it is sent or signed',
      'Mail is a record when it decides something',
    ],
  },
  {
    title: 'Name it so that it is found',
    points: [
      'Kind, number, subject: Memo 2026-118 Enrolment',
      'Date of the document, not of the scan',
      'Series from the schedule',
      'No “final final 2”',
    ],
  },
  {
    title: 'How long?',
    points: [
      'The schedule says so, not the shelf',
      'Permanent: resolutions, minutes, curricula, student records',
      'Ten years: finance and bidding',
      'Five years: memoranda',
      'Never throw away without authority',
    ],
  },
  {
    title: 'Water, fire, ants',
    points: [
      'Nothing on the floor',
      'Nothing under a pipe or beside a window',
      'No food in the stack',
      'Know where the key of room 104 is',
    ],
  },
]

/** The budget proposal for 2027. */
export const budget: Slide[] = [
  { title: 'Budget Proposal 2027', points: ['Presented to the Budget Hearing', 'Budget Unit · October 2026'] },
  {
    title: 'In one line',
    points: [
      'PHP 1.31 billion, 5.8 per cent more than in 2026',
      'Personnel 760, maintenance 332, capital outlay 218 million',
    ],
  },
  {
    title: 'New in 2027',
    points: [
      'Science laboratory building, phase 2: 48.5 million',
      'Drying floor and dryer, North Campus: 6.2 million',
      'Lift and ramps, City Campus: 9.0 million',
      'Digitisation of student folders 1948–1985: 7.4 million',
    ],
  },
  {
    title: 'Where we save',
    points: ['Solar roofs: 3.1 million a year', 'Shared printers: 1.4 million', 'Travel by video: 2.2 million'],
  },
]

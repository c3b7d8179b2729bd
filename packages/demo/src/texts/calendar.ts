import type { Calendar } from '../files/calendar.ts'

/** Academic calendar for 2026–2027. */
export const calendar: Calendar = {
  title: 'Academic Calendar',
  subtitle: 'Academic Year 2026–2027 · Haraya State University',
  date: '2026-03-20',
  terms: [
    {
      name: 'First semester',
      color: '#2f5bb0',
      rows: [
        ['Enrolment', '27 July – 1 August 2026'],
        ['Opening of classes', '10 August, Monday'],
        ['Last day of late registration', '21 August, Friday'],
        ['Midterm examinations', '5 – 10 October'],
        ['Last day for dropping of subjects', '23 October, Friday'],
        ['Foundation Day, no classes', '18 November, Wednesday'],
        ['Final examinations', '7 – 12 December'],
        ['Christmas break', '14 December 2026 – 9 January 2027'],
        ['Grades due', '22 December, Tuesday'],
      ],
    },
    {
      name: 'Second semester',
      color: '#177a55',
      rows: [
        ['Enrolment', '11 – 16 January 2027'],
        ['Opening of classes', '18 January, Monday'],
        ['University Week', '22 – 26 February'],
        ['Midterm examinations', '15 – 20 March'],
        ['Holy Week, no classes', '22 – 28 March'],
        ['Final examinations of graduating students', '10 – 12 May'],
        ['Final examinations', '24 – 29 May'],
        ['Grades due', '8 June, Tuesday'],
        ['75th Commencement Exercises', '25 June, Friday'],
      ],
    },
    {
      name: 'Mid-year term',
      color: '#b4573a',
      rows: [
        ['Enrolment', '14 – 16 June 2027'],
        ['Classes', '17 June – 27 July'],
        ['Final examinations', '28 – 29 July'],
        ['Grades due', '3 August, Tuesday'],
      ],
    },
  ],
  note: 'Approved by the Academic Council on 20 March 2026. Holidays proclaimed later are added by circular. Days lost to typhoons are made up on Saturdays within thirty days.',
}

import type { Letter } from '../files/letters.ts'
import { from, signs } from './senders.ts'

/** Seven years of enrolment. */
export const trends: Letter = {
  sender: from.registrar,
  title: 'Enrolment Trends 2019–2026',
  date: '2026-10-15',
  body: [
    '# Enrolment Trends, 2019 to 2026',
    {
      caption: 'Undergraduates, first semester of each year',
      heads: ['Campus', '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'],
      widths: [2.4, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2],
      right: [1, 2, 3, 4, 5, 6, 7, 8],
      tone: 'navy',
      rows: [
        ['Main', '5,210', '5,018', '5,337', '5,480', '5,592', '5,701', '5,744', '5,806'],
        ['North', '2,301', '2,188', '2,240', '2,295', '2,310', '2,377', '2,401', '2,358'],
        ['City', '2,640', '2,702', '2,815', '2,866', '2,903', '2,960', '3,022', '3,076'],
      ],
      total: ['All', '10,151', '9,908', '10,392', '10,641', '10,805', '11,038', '11,167', '11,240'],
    },
    '**Growth without rooms.** In seven years the University gained 1,089 students, or 10.7 per cent, and eleven classrooms. The City Campus grew fastest, by 16.5 per cent, and now holds classes until nine in the evening.',
    '**2020.** The loss of 243 students in the first year of classes at a distance was made good a year later. Of those who stopped in 2020, six in ten had come back by 2023.',
    '**North.** The campus loses students between the first and the second year: 22 of a hundred, against 13 on the Main Campus. The distance of the home explains half of it; three in four of those who live within ten kilometres stay.',
    '**Women and men.** Women are 56 per cent of all students, 91 per cent in Nursing and 24 per cent in Engineering, where they were 17 per cent in 2019.',
    '**What we expect.** The number of Senior High School graduates in the three provinces falls from 2028. Places should not be added in programmes with fewer than two applicants for each place.',
    '~ Source: enrolment system, head counts of the third week of classes. Graduate students are not counted.',
    signs.registrar,
  ],
}

import type { Block } from '../files/blocks.ts'

const body: Block[] = [
  'Use this template for every course from Academic Year 2025–2026. Six pages are enough. Students receive it in the first week.',
  '## 1. The course',
  'Number and title, units, prerequisites, hours and room, name of the teacher, when and where the teacher may be found.',
  '## 2. What students will be able to do',
  'Four to six sentences that begin with a verb one can see: measure, compare, write, build, defend. Avoid “appreciate” and “be familiar with”.',
  '## 3. Weeks',
  {
    heads: ['Week', 'Topic', 'Reading', 'Work handed in'],
    widths: [1, 4, 3, 3],
    rows: [
      ['1', 'What the course is about', 'Syllabus', 'Index card'],
      ['2–5', 'First part', 'Chapters 1–3', 'Two exercises'],
      ['6–9', 'Second part', 'Chapters 4–6', 'Midterm'],
      ['10–16', 'Third part', 'Chapters 7–9', 'Project, final'],
    ],
  },
  '## 4. How the grade is made up',
  'Parts in per cent, the passing mark, what happens to late work. Nothing counts that is not written here.',
  '## 5. Help',
  'Who to ask when one falls behind; what is done for students with disability; where books are that cannot be bought.',
]

/** Parts of a syllabus. */
export const syllabusTemplate = {
  title: 'Syllabus Template',
  date: '2025-05-19',
  office: 'Office of Academic Affairs',
  body,
}

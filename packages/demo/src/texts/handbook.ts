import { type Booklet, coverTones } from '../files/booklet.ts'

/** The Student Handbook, 2026 edition. */
export const handbook: Booklet = {
  title: ['Student', 'Handbook'],
  edition: '2026 edition',
  imprint: 'Approved by Board Resolution No. 41, series of 2026',
  date: '2026-11-20',
  size: 'A5',
  tone: coverTones.maroon,
  chapters: [
    {
      title: 'A word of welcome',
      body: [
        'You are one of 11,240 students this semester. Some of you are the first in the family to enter a university, and some of you walk an hour to the jeep. This book tells what you may expect of us and what we expect of you. It is short so that you will read it.',
        'Rules protect the one who has no connections. Where a rule in this book seems unjust to you, say so to the student council or write to me; eleven rules were changed in this edition because a student wrote.',
        { signed: 'Corazon B. Villamar', position: 'University President' },
      ],
    },
    {
      title: 'Rule I. Admission and enrolment',
      body: [
        '**Section 1.** A student is one who has been admitted, has enrolled in at least one course and has not been dropped.',
        '**Section 2.** The regular load is 18 to 24 units. A graduating student may carry up to 27. A working student, or a student who has children, may carry as few as nine without losing a scholarship.',
        '**Section 3.** Courses may be added or changed until the end of the second week and dropped until the week after the midterm examinations. A course that is dropped in time leaves no mark on the transcript.',
        '**Section 4.** Enrolment is not refused because of an unpaid balance. The student signs a promise to pay with a date and may take all examinations.',
        '**Section 5.** Leave of absence is asked in writing and is good for one year. Those who are away without leave for more than a year are re-admitted under the curriculum then in force.',
      ],
    },
    {
      title: 'Rule II. Attendance',
      body: [
        '**Section 1.** A student who has missed one fifth of the hours of a course may be dropped by the teacher after one warning in writing.',
        '**Section 2.** Absences are excused for illness, for death in the family, for official activities, for court, for religious holidays and for days when the road was closed. A text message to the teacher is notice enough; proof follows within a week.',
        '**Section 3.** A pregnant student is not asked to stop. Examinations missed because of birth are given within sixty days.',
      ],
    },
    {
      title: 'Rule III. Grades',
      body: [
        {
          heads: ['Grade', 'Meaning', 'Per cent'],
          widths: [2, 5, 3],
          rows: [
            ['1.00', 'Excellent', '97–100'],
            ['1.25–1.50', 'Very good', '91–96'],
            ['1.75–2.00', 'Good', '85–90'],
            ['2.25–2.75', 'Satisfactory', '77–84'],
            ['3.00', 'Passed', '75–76'],
            ['4.00', 'Conditional', '70–74'],
            ['5.00', 'Failed', 'below 70'],
            ['INC', 'Incomplete', '–'],
          ],
        },
        '**Section 2.** Teachers tell in the first week how the grade is made up, and show every paper that counts. Final papers are kept for two terms and may be seen.',
        '**Section 3.** A grade may be questioned within fifteen days, first with the teacher, then with the Chair, then with the Dean, who answers in writing within ten days.',
        '**Section 4.** INC lapses to 5.00 after one year. 4.00 is removed by one examination.',
      ],
    },
    {
      title: 'Rule IV. Retention and honours',
      body: [
        '**Section 1.** Who fails half of the units of a term is on probation and is advised in person. Who fails three quarters for two terms is asked to change the programme.',
        '**Section 2.** Honours at graduation: summa cum laude 1.00–1.20, magna cum laude 1.21–1.45, cum laude 1.46–1.75, with no grade below 2.50 and with at least three years in the University.',
      ],
    },
    {
      title: 'Rule V. Fees and scholarships',
      body: [
        'Tuition is free for the first degree. Fees that remain are in Board Resolution No. 12, series of 2022. Nobody may collect anything else in a classroom: not for chairs, fans, contests or gifts. Report it to the Office of Student Affairs; your name is kept.',
        'Scholarships are described in guidelines published each October.',
      ],
    },
    {
      title: 'Rule VI. Rights of students',
      body: [
        '- To be taught by teachers who come on time and come prepared.',
        '- To speak, write and assemble; no permit is needed for less than fifty persons outside of class hours.',
        '- To organise and to choose the council by secret ballot.',
        '- To know the reason of any decision that concerns them.',
        '- To be safe from harassment by anyone. The committee on decorum receives complaints at any hour and may act at once.',
        '- To privacy: grades are not posted with names; telephones are not searched.',
      ],
    },
    {
      title: 'Rule VII. Conduct and discipline',
      body: [
        '**Section 1.** Offences are light, grave or very grave. They are listed in this Rule and in no other place.',
        {
          heads: ['Offence', 'First', 'Second', 'Third'],
          widths: [5, 2.4, 2.4, 2.4],
          rows: [
            ['Littering, smoking on campus', 'Warning', 'Service, 8 hours', 'Service, 24 hours'],
            ['Cheating', '5.00 and 15 days', '60 days', 'Dismissal'],
            ['Plagiarism in a thesis', 'Rewrite, one term', 'Dismissal', '–'],
            ['Altered credentials', 'Dismissal', '–', '–'],
            ['Hazing', 'Expulsion', '–', '–'],
            ['Sexual harassment', 'By the law', '–', '–'],
            ['Weapons', '60 days', 'Expulsion', '–'],
          ],
        },
        '**Section 5.** No penalty without a written charge, five days to answer, a hearing if asked, and a written decision. The tribunal has five members, two of them students.',
        '**Section 6.** Appeal goes to the President within ten days and stays the penalty.',
      ],
    },
    {
      title: 'Rule VIII. Student organisations',
      body: [
        'Fifteen students and an adviser make an organisation. Recognition lasts a year. Books of account are shown to members at the end of each term. Initiations that hurt or shame are hazing, whatever they are called.',
      ],
    },
    {
      title: 'Services',
      body: [
        {
          heads: ['Service', 'Where', 'Hours'],
          widths: [4, 5, 3],
          tone: 'navy',
          rows: [
            ['Guidance', 'Each campus, near the library', '8–5'],
            ['Clinic', 'Main: beside the gymnasium', '7–7'],
            ['Library', 'Each campus', '7:30–8, Saturdays 8–5'],
            ['Legal advice', 'Student centre, room 3', 'Wednesdays'],
            ['Child minding', 'College of Education', '7–6'],
            ['Prayer room', 'Student centre', 'All day'],
            ['Dormitories', 'Main and North', '–'],
          ],
        },
        'Numbers to call at night: Main gate 0917 000 0110, North gate 0917 000 0111, City guard 0917 000 0112.',
      ],
    },
    {
      title: 'Records and privacy',
      body: [
        'The Registrar keeps your record for ever and shows it to nobody without your consent, except where the law orders it. You may see it and have errors corrected. What the guidance office and the clinic know is not part of it.',
        'Photographs of events are published; tell the photographer if you do not wish to be in them.',
      ],
    },
    {
      title: 'The university hymn',
      body: [
        '= Sa sinag ng umaga, sa pahinang bukás,',
        '= ang pangarap ng bayan ay aming binabasa;',
        '= mula bundok at dagat, sa bukid at daan,',
        '= Haraya, tanglaw ka, tahanan ng isipan.',
        '---',
        '= Kung kami’y lumayo man, sa iyo’y babalik,',
        '= dala ang iyong aral, sa gawa’y ititik.',
      ],
    },
  ],
}

import type { Memo } from '../files/letters.ts'
import { from, olderLetterhead, signs } from './senders.ts'

/** Memo 2026-118. */
export const enrolment: Memo = {
  sender: from.registrar,
  kind: 'MEMORANDUM',
  number: 'No. 2026-118',
  to: 'All Deans, Programme Chairs, College Secretaries and Enrolment Advisers',
  from: 'The University Registrar',
  subject: 'Enrolment for the Second Semester of Academic Year 2026–2027',
  date: '2026-11-25',
  body: [
    '1. Enrolment for the second semester opens on Monday, 11 January 2027 and closes on Saturday, 16 January 2027. Late registration is until Friday, 22 January 2027, with the approval of the Dean and the fee set by Board Resolution No. 12, series of 2022.',
    '2. **Advising before payment.** Students who have a grade of 4.00 or INC in a prerequisite course are advised in person at the college. All others confirm their subjects in the student portal; the confirmation of the adviser is given within one working day.',
    '3. **Order of enrolment.** Colleges keep to the days below so that no counter serves more than 350 students a day.',
    {
      heads: ['Day', 'Colleges', 'Year levels', 'Counters'],
      widths: [2.4, 4.4, 2.2, 1.3],
      right: [3],
      rows: [
        ['11 January, Monday', 'Engineering, Agriculture', 'Fourth and fifth', '6'],
        ['12 January, Tuesday', 'Science, Nursing', 'Third and fourth', '6'],
        ['13 January, Wednesday', 'Education, Arts and Letters', 'Second and third', '5'],
        ['14 January, Thursday', 'Business, Information Systems', 'Second and third', '7'],
        ['15–16 January', 'All colleges', 'First year, transferees', '8'],
      ],
    },
    '4. **Students with standing obligations** are not refused. They are enrolled provisionally and settle with the Accounting Unit on or before the midterm examinations, following the law on the release of credentials and examinations.',
    '5. College Secretaries send the list of dissolved and merged sections to this Office on or before 25 January 2027. Class lists become final on 29 January 2027.',
    '6. For compliance.',
    signs.registrar,
  ],
}

/** Memo 2026-117. */
export const gradeCompletion: Memo = {
  sender: from.registrar,
  kind: 'MEMORANDUM',
  number: 'No. 2026-117',
  to: 'All Members of the Faculty',
  from: 'The University Registrar',
  subject: 'New Grade Completion Forms and Deadline for Incomplete Grades',
  date: '2026-11-24',
  body: [
    '1. Beginning 1 December 2026 the completion of a grade of INC is recorded with Form HSU-REG-07, revision 3. The two earlier forms, for completion and for removal, are withdrawn.',
    '2. The form is accepted only when it is signed by the faculty member who gave the grade, or by the Programme Chair where that person is on leave or has left the service, and when the computation of the final grade is written on the back.',
    '3. Incomplete grades of the first semester of Academic Year 2025–2026 lapse to 5.00 on 18 December 2026. The Registrar sends every college the list of open grades on 30 November; please return it with your remarks within five working days.',
    '4. Change of a grade already submitted is not completion. It needs a letter to the Academic Council committee on grades with the class record attached.',
    '5. Completed forms are filed by the Records Unit with the student’s permanent record.',
    signs.registrar,
  ],
}

/** Memo 2026-115. */
export const alumniRequests: Memo = {
  sender: from.registrar,
  kind: 'MEMORANDUM',
  number: 'No. 2026-115',
  to: 'Records Unit, Cashier’s Unit and Campus Registrars',
  subject: 'Release of Records to Alumni during the Homecoming Week',
  date: '2026-11-16',
  body: [
    '1. About nine hundred graduates are expected at the Grand Alumni Homecoming, 7 to 12 December 2026. An express window for transcripts and for second copies of diplomas opens at the ground floor of Bulwagang Haraya from 8:00 a.m. to 6:00 p.m., without noon break.',
    '2. Requests made online on or before 27 November are ready for pick-up on the first day. Requests at the window are released within three working days, by courier where the graduate pays the fee.',
    '3. A relative or a friend may claim with a signed authorisation and copies of both identity cards. Staff keep the authorisation with the claim stub and do not photograph the cards.',
    '4. Records of the batches of 1976 and earlier are in the archive stack and need one day more; please say so when the request is received.',
    signs.registrar,
  ],
}

/** Memo 2026-112. */
export const counterHours: Memo = {
  sender: from.registrar,
  kind: 'MEMORANDUM',
  number: 'No. 2026-112',
  to: 'All Students and the Public',
  subject: 'Counter Hours of the Office of the Registrar, November 2026 to January 2027',
  date: '2026-11-05',
  body: [
    'The counters of this Office are open as follows. There is no noon break: half of the staff serve between 12:00 noon and 1:00 p.m.',
    {
      heads: ['Window', 'Service', 'Monday to Thursday', 'Friday'],
      widths: [1, 4, 2.5, 2],
      rows: [
        ['1–2', 'Transcripts and certifications', '7:30 a.m.–5:30 p.m.', '7:30 a.m.–5:00 p.m.'],
        ['3', 'Authentication, CAV', '8:00 a.m.–5:00 p.m.', '8:00 a.m.–4:00 p.m.'],
        ['4', 'Admissions and transferees', '7:30 a.m.–5:30 p.m.', '7:30 a.m.–5:00 p.m.'],
        ['5', 'Senior citizens, persons with disability, pregnant women', 'All hours', 'All hours'],
      ],
    },
    'The Office is closed on 30 November, 8, 24, 25, 30 and 31 December 2026 and on 1 January 2027. Requests made online on those days are counted from the next working day.',
    'Queue numbers are given until thirty minutes before closing. Everyone who holds a number is served on the same day.',
    signs.registrar,
  ],
}

/** Memo 2025-097. */
export const lateRegistration: Memo = {
  sender: from.registrar,
  kind: 'MEMORANDUM',
  number: 'No. 2025-097',
  to: 'Deans and College Secretaries, Main Campus',
  subject: 'Late Registration and Change of Matriculation',
  date: '2025-08-19',
  body: [
    'Late registration for the first semester ends on 29 August 2025. Until then a student may still change, add or drop subjects with Form HSU-REG-04; after that date only dropping is possible, until the week after the midterm examinations.',
    'Sections that have passed their class size are closed in the portal. Please do not sign for a closed section; ask this Office to open another. Last semester 214 students had to be moved in the third week, which nobody wishes to repeat.',
    'Students who enrol late because of the flooding of 4–6 August pay no late fee. The college certifies the address.',
    signs.registrar,
  ],
}

/** Memo 2025-081. */
export const applicationCalendar: Memo = {
  sender: from.registrar,
  kind: 'OFFICE MEMORANDUM',
  number: 'No. 2025-081',
  to: 'Staff of the Admissions Unit',
  subject: 'Work Calendar for Applications to Academic Year 2026–2027',
  date: '2025-07-02',
  body: [
    'Applications open on 1 September 2025. The following is our own calendar; the public one will be posted by the Office of Academic Affairs.',
    '- 4 August: test centres confirmed with the Schools Division Offices of the three provinces.',
    '- 18 August: portal rehearsal with fifty made-up applications, two of them with wrong papers.',
    '- 1 September to 14 November: receipt and checking. Nobody’s application may wait more than three working days.',
    '- 17–29 November: test permits. 6–7 December: entrance test in nine centres.',
    '- 2 February 2026: list of qualifiers to the Deans; 16 February: publication.',
    'Leave during November and December is planned now so that the windows are never served by one person alone. Please give me your dates until 11 July.',
    { signed: 'Ana Marie L. Santos', position: 'Admissions Officer III' },
  ],
}

/** Memo 2024-054. */
export const crossEnrolment: Memo = {
  sender: from.registrar,
  kind: 'MEMORANDUM',
  number: 'No. 2024-054',
  to: 'Campus Registrars and Programme Chairs of All Campuses',
  subject: 'Cross-Enrolment between Campuses',
  date: '2024-05-27',
  body: [
    '1. A student of one campus may take up to six units in another in the same term when the course is not offered at home, or conflicts with a required course, or is needed to graduate within the year.',
    '2. The home campus issues the permit; the receiving campus enrols and grades. The grade is sent to the home campus within ten days after the end of the term and is entered with the mark of the receiving campus.',
    '3. Tuition is assessed once, by the home campus. Laboratory fees are paid where the laboratory is.',
    '4. Permits are numbered by each campus. A register of permits is kept for five years.',
    signs.registrar,
  ],
}

/** Memo 2024-031. */
export const onlineApplication: Memo = {
  sender: from.registrar,
  kind: 'MEMORANDUM',
  number: 'No. 2024-031',
  to: 'The Public, Senior High Schools and All Units Concerned',
  subject: 'Applications for Admission Are Received Online Only',
  date: '2024-03-11',
  body: [
    'From the intake of Academic Year 2025–2026 the University receives applications for admission through its website. Paper forms are no longer sold; the entrance test remains free of charge.',
    'An applicant needs an e-mail address, a photograph and the grades of Grade 11. Those without a computer or a signal may use the help desks in the three campus libraries and in the municipal halls of Malinao, Sta. Ines and Bagong Silang on Saturdays of September and October.',
    'Papers sent with the application are seen by admission staff only and are deleted two years after the term for which the applicant applied, unless he or she enrols.',
    signs.registrar,
  ],
}

/** Memo 2019-022, kept as a scan. */
export const entranceTestFee: Memo = {
  sender: olderLetterhead(from.registrar),
  kind: 'MEMORANDUM',
  number: 'No. 022, s. 2019',
  to: 'All Concerned',
  subject: 'No Collection of Entrance Test Fees',
  date: '2019-02-14',
  body: [
    'In line with Republic Act No. 10931 this Office shall no longer collect the entrance examination fee of PHP 250.00 from applicants for undergraduate programmes.',
    'Applicants who paid between 2 January and 8 February 2019 may claim a refund at the Cashier’s window on presentation of the official receipt until 28 June 2019. Amounts not claimed are reported to the Accounting Unit.',
    'Test permits are released as before. Proctors do not accept any payment.',
    { signed: 'Ernesto L. Fajardo', position: 'University Registrar' },
  ],
}

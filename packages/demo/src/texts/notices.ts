import type { Letter } from '../files/letters.ts'
import { from, olderLetterhead, signs } from './senders.ts'

/** Library hours during the semestral break. */
export const libraryHours: Letter = {
  sender: from.library,
  title: 'Library Hours, Semestral Break',
  date: '2026-11-26',
  body: [
    '^ Notice to all readers',
    '= Library hours from 14 December 2026 to 16 January 2027',
    {
      heads: ['Dates', 'Main Campus', 'North Campus', 'City Campus'],
      widths: [3.4, 3, 3, 3],
      tone: 'navy',
      rows: [
        ['14–18 December', '8:00 a.m.–6:00 p.m.', '8:00 a.m.–5:00 p.m.', '8:00 a.m.–7:00 p.m.'],
        ['19–20 December', 'Closed', 'Closed', '9:00 a.m.–4:00 p.m.'],
        ['21–23 December', '8:00 a.m.–5:00 p.m.', '8:00 a.m.–12:00 noon', '8:00 a.m.–5:00 p.m.'],
        ['24 December–3 January', 'Closed', 'Closed', 'Closed'],
        ['4–9 January', '8:00 a.m.–6:00 p.m.', '8:00 a.m.–5:00 p.m.', '8:00 a.m.–7:00 p.m.'],
        ['11–16 January', '7:30 a.m.–8:00 p.m.', '7:30 a.m.–5:00 p.m.', '7:30 a.m.–9:00 p.m.'],
      ],
    },
    'Books borrowed from 7 December are due on 12 January, for students and faculty alike. No fine runs from 12 December to 11 January.',
    'The Filipiniana section of the Main Campus is closed on 28 and 29 December for the yearly inventory and from 4 to 8 January for the treatment of shelves against termites. Readers who need a title in those days may ask for it by mail; it is brought to the ground floor.',
    'Theses finished in the first semester are received at the Main Campus until 18 December.',
    signs.library,
  ],
}

/** Notice of vacant positions. */
export const vacancies: Letter = {
  sender: from.people,
  title: 'Notice of Vacant Positions, October 2026',
  date: '2026-10-05',
  body: [
    '^ Notice of vacant positions',
    '= Published from 5 to 15 October 2026',
    {
      heads: ['Position', 'Item no.', 'Grade', 'Monthly salary (PHP)', 'Place'],
      widths: [4, 2.4, 1.2, 2.4, 2.6],
      right: [2, 3],
      rows: [
        ['Instructor I, Mathematics (3)', 'INST1-41/43', '12', '32,245.00', 'Main'],
        ['Assistant Professor II, Fisheries', 'AP2-09', '16', '45,694.00', 'North'],
        ['Nurse II', 'NURS2-02', '16', '45,694.00', 'City'],
        ['Records Officer I', 'RO1-03', '10', '27,535.00', 'Main'],
        ['Farm Worker II (2)', 'FW2-11/12', '4', '17,506.00', 'North'],
        ['Administrative Aide VI', 'ADA6-27', '6', '19,716.00', 'City'],
      ],
    },
    '**Who may apply.** Persons who meet the qualification standards of the Civil Service Commission, whatever their age, sex, civil status, religion, disability or ethnic group.',
    '**What to send.** A letter that names the position and item number, the personal data sheet with work experience sheet, the rating of the last period where there is one, eligibility, and transcript. One file, by mail to hrmo@haraya.example, on or before 15 October 2026, 5:00 p.m.',
    '**How we choose.** Education 25, training 15, experience 20, written test 20, interview 20. The ranking is shown to every applicant who asks.',
    signs.people,
  ],
}

/** The programme of the 74th commencement. */
export const commencement: Letter = {
  sender: from.registrar,
  title: 'Programme of the 74th Commencement Exercises',
  date: '2026-06-26',
  body: [
    '^ Seventy-fourth commencement exercises',
    '= 26 June 2026, seven o’clock in the morning',
    '= Main Quadrangle, San Alonso',
    '---',
    {
      heads: ['Part', 'By'],
      widths: [6, 5],
      rows: [
        ['Processional', 'Graduates, faculty, Regents'],
        ['National anthem and prayer', 'University Choir; Student Regent'],
        ['Presentation of candidates, 2,318', 'The Vice President for Academic Affairs'],
        ['Confirmation and conferment of degrees', 'The President, for the Board of Regents'],
        ['Conferment of honours: 6 summa, 88 magna, 341 cum laude', 'The University Registrar'],
        ['Address', 'Dr. Milagros Ilagan-Reyes, midwife and physician, batch 1988'],
        ['Response', 'Noemi S. Aglipay, BS Agriculture, summa cum laude'],
        ['Pledge of loyalty and hymn', 'Alumni Association; all'],
        ['Recessional', '–'],
      ],
    },
    '## For families',
    'Each graduate has two seats in the covered part and may bring as many as wish to stand under the trees. Water is free at six places. The clinic is at the left of the stage. Rain moves the programme to the gymnasium at eight.',
    '## For graduates',
    'Form lines at 5:45 a.m. by college behind the chapel. Diplomas are claimed at Bulwagang Haraya from 29 June with the first copy of the transcript; nobody needs a clearance for that.',
  ],
}

/** Evacuation plan, as text and table. */
export const evacuation: Letter = {
  sender: from.plant,
  title: 'Evacuation Plan, Administration Building',
  date: '2025-01-20',
  body: [
    '^ Evacuation plan',
    '= Administration Building, Main Campus · in force from 20 January 2025',
    {
      heads: ['Floor', 'Stairs', 'Assembly area', 'Warden', 'Persons'],
      widths: [2, 3, 3.4, 3, 1.4],
      right: [4],
      tone: 'green',
      rows: [
        ['Third', 'East stairs', 'Quadrangle, flagpole', 'G. N. Villanueva', '48'],
        ['Second, west', 'Main stairs', 'Quadrangle, fountain', 'N. O. Casimiro', '36'],
        ['Second, east', 'East stairs', 'Quadrangle, flagpole', 'B. C. Magbanua', '22'],
        ['Ground, cashier', 'West door', 'Chapel lawn', 'E. D. Pangilinan', '64'],
        ['Ground, others', 'Main door', 'Quadrangle, fountain', 'R. F. Buenaventura', '40'],
      ],
      total: ['All', '', '', '', '210'],
    },
    '- At the long bell, stop working, save nothing, take nothing but your bag. In an earthquake, first duck, cover and hold until the shaking ends.',
    '- Do not use the lift. Two colleagues help each person who cannot walk the stairs; their names are on the door of each room.',
    '- The cashier locks the vault only if it takes one movement.',
    '- Wardens count at the assembly area and report to the Incident Commander at the flagpole. Nobody goes back before three short bells.',
    'Drills are held in March, June, September and November. The building was emptied in 3 minutes and 40 seconds in the last one; the aim is three minutes.',
  ],
}

/** A letter of students of the North Campus, kept as a scan. */
export const petition: Letter = {
  sender: olderLetterhead({ office: 'Student Council', place: 'North Campus, Malinao' }),
  title: 'Letter of the Student Council on the Bridge',
  date: '2026-10-02',
  body: [
    '= 2 October 2026',
    'Mr. Danilo V. Aquino',
    'Officer in Charge, Campus Registrar',
    'Dear Mr. Aquino,',
    'We write in behalf of 214 students who live beyond the bridge at Sitio Kawayan. The bridge will be closed in January, in the very week of enrolment. The farm road is passable for the coasters but not for tricycles when it rains.',
    'We ask for three things: that those of us who live there may enrol on any day; that the last trip leave not earlier than half past five; and that late fees be waived if the road is closed. Our parents will help to put gravel at the two low places if the University can lend a truck.',
    'We thank you for listening to us last year.',
    { signed: 'Jericho M. Palad', position: 'Chairperson, Student Council' },
  ],
}

/** An appointment paper in a personnel file, kept as a scan. */
export const appointment: Letter = {
  sender: olderLetterhead(from.people),
  title: 'Appointment',
  date: '2019-07-01',
  body: [
    '= 1 July 2019',
    '^ Appointment',
    'Ms. MARIA LUISA A. TRINIDAD',
    'You are hereby appointed as **ADMINISTRATIVE ASSISTANT II**, Salary Grade 8, under permanent status, in the Office of the Registrar, with compensation at the rate of PHP 16,758.00 a month.',
    'The nature of this appointment is original, vice Purificacion Sta. Ana, who retired, with Plantilla Item No. ADAS2-14, page 11.',
    'This appointment takes effect on the date of signing by the appointing authority.',
    { signed: 'Leandro M. Imperial', position: 'University President' },
    '~ Certified: the vacancy was published from 2 to 12 April 2019; the Selection Board deliberated on 20 May 2019.',
  ],
}

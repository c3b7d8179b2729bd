import type { Policy } from '../files/policy.ts'
import { from } from './senders.ts'

/** Policy on the release of student records. */
export const releasePolicy: Policy = {
  sender: from.registrar,
  title: 'Policy on the Release of Student Records',
  code: 'HSU-POL-REG-03',
  revision: '2',
  date: '2026-06-01',
  body: [
    '# 1. Purpose',
    'This policy says who may see, copy and receive a student record, and what the Records Unit asks for before it is released. It applies the Data Privacy Act of 2012 and the rules of the Commission on Higher Education.',
    '# 2. What a student record is',
    'The permanent record (Form 137-A or its equivalent, transcript, degree conferred), the admission papers, grade sheets, completion forms, clearances, and decisions of the discipline tribunal. Notes of the guidance office and of the clinic are not part of it and are kept by those offices.',
    '# 3. Who may have it',
    {
      heads: ['Person', 'What', 'On what ground'],
      widths: [3, 4, 4],
      rows: [
        ['The student or graduate', 'Everything but notes of third persons', 'Right of access'],
        ['Parent of a minor', 'Grades and standing', 'Parental authority'],
        ['Other school', 'Transcript, honourable dismissal', 'Request on the school’s form'],
        ['Employer', 'Confirmation of degree and date', 'Written consent of the graduate'],
        ['Court, Ombudsman', 'What the order names', 'Subpoena, recorded in the register'],
        ['Faculty adviser', 'Grades of advisees', 'Need of the duty'],
      ],
    },
    '# 4. How it is released',
    'Identity is checked against one government card or the school card. Copies carry the dry seal and a number. The register shows the date, the copy number, the person and the officer who released it. Records are never sent as open attachments; a link that ends after seven days is used.',
    '# 5. Correction',
    'A student who finds an error asks for correction in writing. Corrections of name and birth follow the civil registry. The wrong entry is struck through and stays readable.',
    '# 6. Breach',
    'Loss of a folder, or release to the wrong person, is reported to the Data Protection Officer on the same day. The Officer decides within seventy-two hours whether the National Privacy Commission and the student are told.',
  ],
}

/** The People's FOI manual. */
export const foiManual: Policy = {
  sender: from.records,
  title: 'People’s Freedom of Information Manual',
  code: 'HSU-MAN-RMO-01',
  revision: '4',
  date: '2026-02-02',
  body: [
    '# 1. What this manual is for',
    'Executive Order No. 2, series of 2016 gives every Filipino access to information held by offices of the executive branch. This manual tells how to ask the University, what happens to a request, and what may be withheld.',
    '# 2. Who answers',
    'The Central Records Unit receives all requests. The unit that keeps the record searches for it. The Vice President for Administration decides; appeals go to the President.',
    '# 3. Asking',
    '- Online, at the page “Request a document” of the website; by letter; or in person at the Records Management Office, where a staff member writes the request down for those who cannot.',
    '- Name, address for the answer, and a description good enough to find the record. A reason is asked but its absence is no ground to refuse.',
    '- There is no fee for the request. Copies cost PHP 2.00 a page beyond the tenth; files are free.',
    '# 4. Time',
    {
      heads: ['Step', 'Who', 'Working day'],
      widths: [6, 4, 2],
      right: [2],
      rows: [
        ['Received, number given', 'Central Records Unit', '0'],
        ['Checked, unit assigned', 'Central Records Unit', '1–2'],
        ['Searched', 'Unit concerned', '3–9'],
        ['Decided', 'Decision maker', '10–13'],
        ['Answered', 'Central Records Unit', '15'],
        ['Extension, where many records are searched', 'Decision maker', '+ 20'],
      ],
    },
    '# 5. What may be withheld',
    'Only what the inventory of exceptions names: personal data, records of pending investigations, drafts still being discussed, trade secrets of bidders before the award, executive sessions. Where a part can be released, it is.',
    '# 6. Appeal',
    'Within fifteen calendar days from the answer, by a letter that says why. The President decides within thirty working days.',
    '# 7. Records of requests',
    'A registry with consecutive numbers is kept, and a summary is published each January. Names of those who asked are not published.',
  ],
}

/** Guidelines for scholarships. */
export const scholarships: Policy = {
  sender: from.students,
  title: 'Scholarship Guidelines 2027',
  code: 'HSU-GDL-OSA-05',
  revision: '1',
  date: '2026-10-19',
  body: [
    '# 1. Kinds',
    {
      heads: ['Scholarship', 'For', 'Slots', 'Stipend a month (PHP)'],
      widths: [3, 5, 1.4, 2.6],
      right: [2, 3],
      tone: 'navy',
      rows: [
        ['Haraya Merit', 'General average of 1.50 and no grade below 2.25', '120', '3,000'],
        ['Anak ng Bukid', 'Children of farmers and fishers, three provinces', '200', '2,500'],
        ['Katutubo', 'Members of indigenous communities', '60', '3,500'],
        ['Working Student', 'At least 80 hours of service a month', '150', '4,200'],
        ['Athlete and Artist', 'Members of varsity teams and of the dance troupe', '90', '2,000'],
      ],
      total: ['All', '', '620', ''],
    },
    '# 2. Applying',
    'Applications are received from 4 to 29 January 2027 at the guidance office of each campus. An applicant brings the form, the grades of the last two terms and one proof of income. A barangay certificate is enough where the family has no payslip; no notarised paper is asked.',
    '# 3. Choosing',
    'Points are given for grades (40), income (40) and distance of the home (20). The list with the points, without names, is posted for five days before it becomes final, so that a wrong sum can be found.',
    '# 4. Keeping it',
    'A scholar who falls below the average keeps the stipend for one term on probation. Illness, childbirth and calamity are excused. No scholar is asked to render service beyond what this page says.',
  ],
}

/** Guidelines for admission. */
export const admissionGuidelines: Policy = {
  sender: from.registrar,
  title: 'Admission Guidelines for Academic Year 2026–2027',
  code: 'HSU-GDL-REG-01',
  revision: '6',
  date: '2025-08-22',
  body: [
    '# 1. Who may apply',
    'Graduates of Senior High School, those who will finish in June 2026, passers of the Alternative Learning System, transferees, and holders of a degree who wish a second one. Age, religion, civil status and pregnancy play no part.',
    '# 2. Places',
    {
      heads: ['College', 'Campus', 'Programmes', 'Places'],
      widths: [4.4, 2, 2, 1.6],
      right: [2, 3],
      rows: [
        ['Arts and Letters', 'Main', '5', '420'],
        ['Education', 'Main', '6', '540'],
        ['Engineering', 'Main', '5', '480'],
        ['Nursing', 'Main', '1', '150'],
        ['Science', 'Main', '4', '320'],
        ['Agriculture and Fisheries', 'North', '4', '460'],
        ['Business and Accountancy', 'City', '3', '510'],
        ['Information Systems', 'City', '2', '300'],
      ],
      total: ['All', '', '30', '3,180'],
    },
    '# 3. How places are given',
    'Sixty per cent by the score of the entrance test and the grades of Grade 11, weighed equally; thirty per cent to the best of each municipality; ten per cent to indigenous applicants, persons with disability and children of solo parents who reach the passing score.',
    '# 4. Calendar',
    '- 1 September to 14 November 2025: applications online',
    '- 6 and 7 December 2025: entrance test, nine centres',
    '- 16 February 2026: qualifiers published; 15 April: end of confirmation; then waiting lists move every Friday',
    '# 5. Reconsideration',
    'An applicant who did not qualify may ask, within ten days, to have the computation checked. The answer shows the scores and how they were weighed.',
  ],
}

/** The research agenda. */
export const researchAgenda: Policy = {
  sender: from.research,
  title: 'Research Agenda 2027–2031',
  code: 'HSU-PLN-REO-02',
  revision: '1',
  date: '2026-11-23',
  body: [
    '# 1. Where we stand',
    'Between 2022 and 2026 the University finished 188 funded projects, 61 of them with communities of the three provinces. Forty per cent of the funds went to laboratories on the Main Campus; fisheries, with the longest coast of the region, had six per cent.',
    '# 2. Five themes',
    '- **Rice, root crops and water.** Varieties for salt and flood; small irrigation; losses after harvest.',
    '- **Coast and mangrove.** Recovery after typhoons, crab nurseries, plastics in river mouths.',
    '- **Health in far barangays.** Midwives, nutrition of children under five, dengue.',
    '- **Language and memory.** Dictionaries and recordings of the four languages of the province; archives of towns.',
    '- **Teaching that works.** Reading in the first grades; mathematics in the mother tongue.',
    '# 3. Money',
    {
      heads: ['Theme', '2027', '2028', '2029', '2030', '2031'],
      widths: [4, 1.5, 1.5, 1.5, 1.5, 1.5],
      right: [1, 2, 3, 4, 5],
      caption: 'Planned funds in million pesos',
      tone: 'green',
      rows: [
        ['Rice, root crops and water', '6.2', '6.8', '7.0', '7.4', '7.9'],
        ['Coast and mangrove', '4.5', '5.2', '6.0', '6.1', '6.3'],
        ['Health in far barangays', '3.1', '3.3', '3.6', '3.6', '3.8'],
        ['Language and memory', '1.8', '1.8', '2.0', '2.2', '2.2'],
        ['Teaching that works', '2.0', '2.4', '2.4', '2.6', '2.6'],
      ],
    },
    '# 4. How it is judged',
    'Each project has one sentence that says who will be better off and how that will be seen. Reviewers come from outside the campus. Data are kept for ten years and are open after two, except where they name persons.',
  ],
}

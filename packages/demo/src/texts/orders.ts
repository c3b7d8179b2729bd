import type { Letter } from '../files/letters.ts'
import { from, olderLetterhead, signs } from './senders.ts'

/** Special Order 2026-64. */
export const enrolmentCommittee: Letter = {
  sender: from.president,
  title: 'Special Order No. 2026-64',
  date: '2026-11-20',
  body: [
    '^ Special Order',
    '= No. 2026-64',
    '= 20 November 2026',
    '**SUBJECT: Creation of the University Enrolment Committee for Academic Year 2026–2027**',
    'In the exigency of the service, the following are designated members of the University Enrolment Committee, effective immediately until the class lists of the second semester are final:',
    {
      heads: ['Name', 'Office', 'Designation'],
      widths: [4, 4, 2.6],
      rows: [
        ['Aurora P. Hidalgo', 'Office of the Registrar', 'Chairperson'],
        ['Teresita M. Gatchalian', 'Information Technology Office', 'Co-chairperson'],
        ['Benjamin T. Reyes', 'Admissions Unit', 'Member'],
        ['Ester D. Pangilinan', 'Accounting Unit', 'Member'],
        ['Marites B. Ocampo', 'Office of Student Affairs', 'Member'],
        ['Danilo V. Aquino', 'Campus Registrar, North', 'Member'],
        ['President of the Student Council', '–', 'Observer'],
      ],
    },
    'The Committee shall (a) fix the daily schedule and the number of counters, (b) settle complaints of students within the same day, (c) see to it that no fee other than those approved by the Board is collected, and (d) report the result to the undersigned within fifteen days after the close of enrolment.',
    'Members are excused from other duties on enrolment days and receive compensatory time-off according to existing rules. No honorarium is attached to this designation.',
    signs.president,
    '~ Copy furnished: the members, Human Resource Management Office (201 files), Records Management Office.',
  ],
  foot: 'Special orders are numbered by the Records Management Office · Series of 2026',
}

/** City Campus Special Order 2026-17. */
export const inventoryTeam: Letter = {
  sender: from.city,
  title: 'Special Order No. CC 2026-17',
  date: '2026-10-30',
  body: [
    '^ Special Order',
    '= No. CC 2026-17',
    '= 30 October 2026',
    '**SUBJECT: Physical Count of Property, Plant and Equipment, City Campus**',
    'A team composed of Nina Z. Castañeda (head), Oscar L. Tan and Lita G. Soriano, with a representative of the Supply Office and one of the Resident Auditor as witness, shall count the property of this campus from 9 to 27 November 2026.',
    'The team begins on the ninth floor and works down. Accountable officers stay with the team while their rooms are counted. Items without a sticker are listed apart with their serial number and a photograph.',
    'Computers of the two laboratories, 86 in all, are counted on Saturday, 14 November, so that classes are not disturbed.',
    'The report, on the forms of the Government Accounting Manual, is due on 11 December 2026.',
    signs.city,
  ],
}

/** Special Order 2019-11, kept as a scan. */
export const transferOfFolders: Letter = {
  sender: olderLetterhead(from.president),
  title: 'Special Order No. 11, s. 2019',
  date: '2019-06-17',
  body: [
    '^ Special Order',
    '= No. 11, s. 2019',
    '**SUBJECT: Transfer of Student Folders, 1948 to 1985, to the New Records Building**',
    'The University Registrar and the Head of the Records Management Office are directed to transfer the student folders of school years 1948–1949 to 1984–1985, estimated at 61,400 folders in 1,228 boxes, from the attic of the old Administration Building to the first floor of the new Records Building between 1 and 26 July 2019.',
    'Each box is numbered before it leaves the attic. The list of boxes is signed by the one who gives and by the one who receives. Folders damaged by water or insects are set apart in room 104 for treatment.',
    'The General Services Unit provides a closed truck and six men. No folder is lent out while the transfer is going on.',
    { signed: 'Leandro M. Imperial', position: 'University President' },
  ],
}

/** A referral of a case of student discipline. */
export const caseFile: Letter = {
  sender: from.registrar,
  title: 'Case File 2026-03',
  date: '2026-11-12',
  body: [
    '^ Confidential',
    '# Case file 2026-03',
    '**Matter:** credentials submitted with an application for transfer, suspected to be altered',
    '**Opened:** 12 November 2026 · **Reported by:** Admissions Unit, window 4',
    'The transcript submitted by the applicant shows two subjects with a grade of 1.50. The issuing school, asked by letter on 3 November, answered on 10 November that the grades on its file are 3.00 and 4.00 and that the dry seal on the copy is not its own.',
    '## Steps taken',
    '- 12 November: the application is set aside; the applicant is invited in writing to explain within five days.',
    '- 13 November: certified copy received from the issuing school and attached as Annex 2.',
    '- 19 November: the applicant came with her mother, said that the papers were prepared by a fixer for PHP 3,500.00, and signed a statement (Annex 3).',
    '## Recommendation',
    'That the application be denied without prejudice to a new one with genuine papers, and that the name of the fixer be referred to the Legal Office. The applicant’s account is believed. Nothing in this file is to be given to other schools except by order of a court.',
    { signed: 'Ana Marie L. Santos', position: 'Admissions Officer III' },
  ],
}

/** A decided case of student discipline. */
export const disciplineDecision: Letter = {
  sender: from.students,
  title: 'Student Discipline Tribunal, Case 2026-07',
  date: '2026-09-15',
  body: [
    '^ Student Discipline Tribunal',
    '= Case No. 2026-07',
    '^ Decision',
    'On 6 August 2026 the respondent, a third-year student, was found with two pages of notes during the final examination of the summer term. He was informed of the charge in writing, answered it, and was heard on 27 August with counsel of his choice.',
    'The respondent admits the notes and says that he did not open them. The proctor saw them on the desk, face up, forty minutes into the examination. The class record shows that his answers in Part III follow the notes word for word.',
    'The Tribunal finds cheating, a first offence under Rule VII, Section 4 of the Student Handbook. The penalty is a grade of 5.00 in the course and suspension of fifteen class days. Considering that he has worked as a student assistant for two years without complaint, the suspension is commuted to sixty hours of service in the Library.',
    'The parties may appeal to the President within ten days from receipt.',
    signs.students,
  ],
}

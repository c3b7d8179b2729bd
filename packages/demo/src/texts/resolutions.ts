import type { Letter } from '../files/letters.ts'
import { from, olderLetterhead, signs } from './senders.ts'

const certified = '~ Certified true excerpt from the minutes on file in the Office of the Board Secretary.'

/** BOR Resolution No. 41, series of 2026. */
export const handbookResolution: Letter = {
  sender: from.board,
  title: 'BOR Resolution No. 41, s. 2026',
  date: '2026-11-20',
  body: [
    '^ Excerpts from the minutes of the 214th regular meeting of the Board of Regents',
    '= Held on 20 November 2026 at the Board Room, Main Campus',
    '^ Resolution No. 41, s. 2026',
    '^ Approving the Revised Student Handbook, 2026 edition',
    '**WHEREAS**, the Academic Council in its 118th meeting endorsed the revised Student Handbook after consultation with the student councils of the three campuses;',
    '**WHEREAS**, the handbook in force since 2017 does not yet reflect the law on free tuition, the law against sexual harassment in public spaces, the Data Privacy Act, and classes held at a distance;',
    '**WHEREAS**, the Committee on Academic and Student Affairs of the Board, in its report of 6 November 2026, recommended approval with two amendments, which the University has adopted, namely (a) that a student who is a working parent may carry a lighter load without losing scholarship, and (b) that no fee be asked for the first copy of any certificate;',
    '**NOW, THEREFORE**, on motion of the Regent representing the faculty, seconded by the Student Regent, be it',
    '**RESOLVED**, as it is hereby resolved, that the Student Handbook, 2026 edition, be approved and take effect at the opening of the second semester of Academic Year 2026–2027;',
    '**RESOLVED FURTHER**, that the handbook be published on the website of the University and that printed copies be placed in every library and guidance office.',
    'Approved unanimously.',
    { ...signs.board, lead: 'Certified correct:' },
    certified,
  ],
}

/** BOR Resolution No. 44, series of 2026. */
export const laboratoryResolution: Letter = {
  sender: from.board,
  title: 'BOR Resolution No. 44, s. 2026',
  date: '2026-11-20',
  body: [
    '^ Excerpts from the minutes of the 214th regular meeting of the Board of Regents',
    '= Held on 20 November 2026 at the Board Room, Main Campus',
    '^ Resolution No. 44, s. 2026',
    '^ Confirming the programme of works of the Science Laboratory Building, Phase 2',
    '**WHEREAS**, the General Appropriations Act for 2027 provides PHP 48,500,000.00 for the second phase of the Science Laboratory Building;',
    '**WHEREAS**, the first phase, of two storeys, was accepted on 28 May 2026 without defects other than those in the punch list, all since repaired;',
    '**RESOLVED**, that the programme of works for the third and fourth storeys, the acid-waste line and the gas store be confirmed, and that the Bids and Awards Committee be authorised to begin early procurement activities short of award;',
    '**RESOLVED FURTHER**, that the old mahogany trees on the eastern side be kept and that the crane be placed on the side of the chapel road.',
    'Approved, one Regent abstaining.',
    { ...signs.board, lead: 'Certified correct:' },
    certified,
  ],
}

/** BOR Resolution No. 12, series of 2022. */
export const feesResolution: Letter = {
  sender: from.board,
  title: 'BOR Resolution No. 12, s. 2022',
  date: '2022-03-25',
  body: [
    '^ Excerpts from the minutes of the 195th regular meeting of the Board of Regents',
    '= Held on 25 March 2022 by video conference',
    '^ Resolution No. 12, s. 2022',
    '^ Adopting the schedule of fees that are not covered by free higher education',
    '**WHEREAS**, Republic Act No. 10931 covers tuition and other school fees of students in their first undergraduate degree within the prescribed years plus one;',
    '**WHEREAS**, fees for late registration, for second copies and for graduate programmes remain to be set by this Board;',
    '**RESOLVED**, that the following schedule be adopted beginning Academic Year 2022–2023:',
    {
      heads: ['Fee', 'Undergraduate (PHP)', 'Graduate (PHP)'],
      widths: [5, 2.5, 2.5],
      right: [1, 2],
      rows: [
        ['Tuition, per unit', 'free', '550.00'],
        ['Late registration', '100.00', '200.00'],
        ['Transcript, per page, second copy', '75.00', '75.00'],
        ['Certification, second copy', '50.00', '50.00'],
        ['Diploma, second copy', '350.00', '500.00'],
        ['Certification, authentication and verification', '80.00', '80.00'],
      ],
    },
    'Approved.',
    { ...signs.board, lead: 'Certified correct:' },
    certified,
  ],
}

/** BOR Resolution No. 27, series of 2019, kept as a scan. */
export const namingResolution: Letter = {
  sender: olderLetterhead(from.board),
  title: 'BOR Resolution No. 27, s. 2019',
  date: '2019-08-30',
  body: [
    '^ Resolution No. 27, s. 2019',
    '^ Naming the old Administration Building “Bulwagang Haraya”',
    '**WHEREAS**, the building raised in 1952 with the help of the people of San Alonso has served as the seat of the University for sixty-seven years;',
    '**WHEREAS**, with the transfer of the offices it shall house the museum, the alumni centre and the counters of the Registrar;',
    '**RESOLVED**, that the building be named Bulwagang Haraya, and that a marker with the names of the 214 donors of the first roof be placed at the main stairs.',
    'Approved this 30th day of August 2019.',
    { signed: 'Rosario T. Ferrer', position: 'Board Secretary', lead: 'Attested:' },
  ],
}

/** Minutes of the Board, not for circulation. */
export const boardMinutes: Letter = {
  sender: from.board,
  title: 'Minutes of the 214th Regular Meeting of the Board of Regents',
  date: '2026-11-20',
  body: [
    '^ Minutes of the 214th regular meeting of the Board of Regents',
    '= 20 November 2026 · Board Room, Main Campus · 9:10 a.m. to 12:45 p.m.',
    '~ Draft for confirmation by the Regents. Not for circulation.',
    '# I. Call to order',
    'The Chairperson called the meeting to order at 9:10 a.m. The Board Secretary reported nine of eleven Regents present, two of them by video. There was a quorum.',
    '# II. Matters arising',
    'The Regent for the alumni asked about the lot in Barangay Ilaya, promised to the University in 1998 and still in the name of the heirs. The Legal Office said that four of the six heirs have signed; the two others live abroad and asked for a new survey. The Board gave the President until March 2027.',
    '# III. New business',
    '**A. Student Handbook.** The Student Regent spoke for the lighter load of working parents. The Chairperson asked what it costs; the Vice President said about PHP 1.2 million a year in longer stays, within the ceiling of the scholarship fund. Approved unanimously as Resolution No. 41.',
    '**B. Appointments.** In executive session the Board considered the renewal of two Deans. The discussion is recorded in the sealed annex.',
    '**C. Laboratory building, phase 2.** The Regent for agriculture abstained, holding that the North Campus needed a drying floor first. Resolution No. 44.',
    '# IV. Adjournment',
    'There being no other matter, the meeting was adjourned at 12:45 p.m.',
    { ...signs.board, lead: 'Prepared by:' },
  ],
}

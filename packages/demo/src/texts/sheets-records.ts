import { type Cell, csv, workbook } from '../files/office/workbook.ts'
import { groups } from '../plan/taxonomy.ts'

const scheduleRows = (): Cell[][] =>
  groups.flatMap((group) =>
    group.categories.map((series): Cell[] => [
      series.reference,
      group.name,
      series.name,
      series.description,
      series.retention === null ? 'Permanent' : `${series.retention} years`,
    ]),
  )

/** The records disposition schedule: the taxonomy of this plan as a sheet. */
export const dispositionSchedule = (): Buffer =>
  workbook('Records Disposition Schedule', '2026-01-15', [
    {
      name: 'Schedule',
      title: ['Records Disposition Schedule', 'Haraya State University · revision 3, January 2026 · under RA 9470'],
      heads: ['Item', 'Group', 'Records series', 'Description', 'Retention'],
      widths: [14, 24, 30, 70, 14],
      rows: scheduleRows(),
    },
  ])

/** Retention of the papers in a student folder. */
export const studentRetention = (): Buffer =>
  workbook('Retention of Student Folders', '2026-11-18', [
    {
      name: 'Folder',
      title: ['What Stays in a Student Folder', 'Proposal of the Records Unit, for the schedule of 2027'],
      heads: ['Paper', 'Kept', 'Counted from', 'Reason'],
      widths: [38, 16, 28, 52],
      rows: [
        ['Transcript and permanent record', 'For ever', '–', 'Proof of a degree at any age'],
        ['Admission form', '5 years', 'Graduation', 'Repeated in the permanent record'],
        ['Form 137 of the high school', 'For ever', '–', 'Schools lose theirs in floods'],
        ['Birth certificate, copy', '1 year', 'Admission', 'Seen, noted, not needed again'],
        ['Completion and change of grade', 'For ever', '–', 'Ground of an entry in the record'],
        ['Registration forms', '5 years', 'Term', 'Repeated in the enrolment system'],
        ['Clearance', '2 years', 'Graduation', 'No claim after that'],
        ['Medical papers', 'None', '–', 'Belong to the clinic'],
        ['Letters of excuse', '1 year', 'Term', 'No further use'],
      ],
    },
  ])

/** Boxes of old student folders. */
export const folderInventory = (): Buffer =>
  csv(
    ['box', 'from_name', 'to_name', 'school_years', 'folders', 'condition', 'shelf'],
    Array.from({ length: 48 }, (_, index): Cell[] => {
      const from = String.fromCharCode(65 + Math.floor(index / 2))
      const year = 1991 + (index % 9)
      const condition = index % 11 === 4 ? 'water stain' : index % 17 === 9 ? 'insects, treated' : 'good'
      return [
        `SF-${1400 + index}`,
        `${from}a`,
        `${from}z`,
        `${year}-${year + 1}`,
        42 + ((index * 7) % 19),
        condition,
        `R104-${1 + Math.floor(index / 12)}-${1 + (index % 12)}`,
      ]
    }),
  )

/** Vital records and where their copies are. */
export const vitalRecords = (): Buffer =>
  workbook('Vital Records', '2026-08-03', [
    {
      name: 'Vital',
      title: ['Vital Records and Where Their Copies Are', 'Not for circulation outside the Records Management Office'],
      heads: ['Record', 'Custodian', 'Original', 'Copy', 'Checked'],
      widths: [40, 26, 30, 30, 14],
      rows: [
        [
          'Charter and board minutes, 1948 to date',
          'Board Secretariat',
          'Vault, second floor',
          'North Campus, sealed',
          '2026-07-14',
        ],
        ['Titles of land, 23 parcels', 'Legal Office', 'Bank, box 118', 'Records Building', '2026-07-15'],
        ['Permanent student records', 'Records Unit', 'Room 104', 'Microfilm and files', '2026-07-20'],
        ['Payroll and service records', 'Human Resource', 'Third floor', 'City Campus', '2026-07-21'],
        [
          'Keys of the archive system',
          'Information Technology',
          'Sealed envelope A',
          'Sealed envelope B',
          '2026-07-30',
        ],
      ],
    },
  ])

/** New books of the library. */
export const newBooks = (): Buffer =>
  csv(
    ['call_number', 'title', 'author', 'year', 'campus', 'copies'],
    [
      ['DS 666 .S3 I2', 'Place Names of San Alonso', 'Ibarra, Crispin V.', 2024, 'Main', 4],
      ['QH 541.5 .M27', 'Mangrove, Crab and People', 'Agbayani, Rosa D.', 2026, 'North', 3],
      ['HF 5657 .T3', 'Cost Accounting for Cooperatives', 'Tan, Oscar L.', 2025, 'City', 6],
      ['LB 1525 .P3', 'Reading Aloud: A Teacher’s Notebook', 'Paterno, Luzviminda A.', 2025, 'Main', 8],
      ['CD 971 .D5', 'Keeping Records in Wet Places', 'Dimaculangan, Lourdes S.', 2023, 'Main', 2],
      ['PL 5991 .A1', 'A Small Dictionary of the Language of Malinao', 'Tuazon, Perla "Pering" C.', 2026, 'North', 5],
      ['TH 1095 .C3', 'Roofs for Typhoon Country', 'Cabrera, Leonardo A.', 2022, 'Main', 3],
      ['RT 86.3 .I5', 'The Midwife on the Boat', 'Ilagan-Reyes, Milagros', 2024, 'Main', 7],
      ['SB 191 .R5 V4', 'Rice under Salt', 'Ventura, Alfredo K.', 2025, 'North', 4],
      ['KPM 2070 .M3', 'The Citizen and the Record', 'Magbanua, Belen C.', 2026, 'City', 3],
    ],
  )

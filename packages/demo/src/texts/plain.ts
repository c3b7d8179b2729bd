function lines(...text: string[]): Buffer {
  return Buffer.from(`${text.join('\r\n')}\r\n`, 'utf8')
}

/** Interview schedule, as typed in a text editor. */
export const interviewSchedule = (): Buffer =>
  lines(
    'INTERVIEW SCHEDULE, BS NURSING',
    'Second batch, AY 2026-2027. Skills Laboratory, second floor.',
    '',
    'Mon 18 May   8:00  20001-20012   Prof. Salvacion, Prof. Rubio',
    'Mon 18 May  10:00  20013-20024   Prof. Salvacion, Prof. Rubio',
    'Mon 18 May   1:00  20025-20036   Prof. Rubio, Dr. Ilustre',
    'Tue 19 May   8:00  20037-20048   Prof. Salvacion, Dr. Ilustre',
    'Tue 19 May  10:00  20049-20060   Prof. Salvacion, Dr. Ilustre',
    '',
    'Each applicant: ten minutes. Questions 1-3 are the same for all.',
    'Scores are written at once and are not compared before the end.',
    'Applicants from Malinao are taken first in the afternoon (boat at 3:30).',
    'Absent with reason: 20 May, 9:00, one session only.',
  )

/** How the folder is kept. */
export const folderNotes = (): Buffer =>
  lines(
    'HOW WE KEEP THIS FOLDER',
    '',
    'Name:     kind, number, subject.  "Memo 2026-118 Enrolment"',
    'Date:     the date on the paper.',
    'Series:   HSU-ADM-012 for memoranda; HSU-ADM-013 for special orders.',
    'Scans:    300 dpi, grey, one file for a paper. Look at every page.',
    'Drafts:   stay here until signed, then the signed one is posted.',
    '',
    'When in doubt ask Carla, local 214.',
  )

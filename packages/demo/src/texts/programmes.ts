/** A programme of study and how many begin it in a year. */
export type Programme = [college: string, programme: string, first: number]

/** The programmes of the Main Campus. */
export const mainProgrammes: Programme[] = [
  ['Arts and Letters', 'AB Communication', 148],
  ['Arts and Letters', 'AB English Language', 96],
  ['Arts and Letters', 'AB Political Science', 121],
  ['Education', 'Bachelor of Elementary Education', 182],
  ['Education', 'BSEd Mathematics', 88],
  ['Education', 'BSEd Science', 92],
  ['Education', 'BSEd Filipino', 79],
  ['Engineering', 'BS Civil Engineering', 164],
  ['Engineering', 'BS Electrical Engineering', 97],
  ['Engineering', 'BS Mechanical Engineering', 83],
  ['Nursing', 'BS Nursing', 150],
  ['Science', 'BS Biology', 118],
  ['Science', 'BS Chemistry', 54],
  ['Science', 'BS Mathematics', 61],
  ['Science', 'BS Statistics', 47],
  ['Information Systems', 'BS Information Systems', 139],
]

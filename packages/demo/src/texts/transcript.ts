import type { Transcript } from '../files/transcript.ts'
import { signs } from './senders.ts'

/** A sample; nobody of this name is a student. */
export const transcript: Transcript = {
  date: '2026-07-20',
  student: [
    ['Name', 'DELA CRUZ, JUANA REYES'],
    ['Student number', '2023-00000'],
    ['Degree', 'Bachelor of Science in Biology'],
    ['Basis of admission', 'Senior High School'],
    ['Home address', 'San Alonso'],
    ['Date of degree', 'not yet conferred'],
  ],
  terms: [
    {
      name: 'First semester, 2023–2024',
      courses: [
        ['Bio 101', 'General Zoology', '1.75', '5'],
        ['Chem 111', 'General Chemistry', '2.00', '5'],
        ['Math 105', 'Calculus for the Life Sciences', '2.25', '3'],
        ['GE 1', 'Understanding the Self', '1.25', '3'],
        ['PE 1', 'Movement Competency', '1.50', '2'],
      ],
    },
    {
      name: 'Second semester, 2023–2024',
      courses: [
        ['Bio 102', 'General Botany', '1.50', '5'],
        ['Chem 121', 'Organic Chemistry', '2.00', '5'],
        ['Phys 102', 'Physics for Biology', '2.25', '4'],
        ['GE 5', 'Readings in Philippine History', '1.25', '3'],
        ['NSTP 1', 'National Service Training', '1.00', '3'],
      ],
    },
    {
      name: 'First semester, 2024–2025',
      courses: [
        ['Bio 201', 'Genetics', '1.75', '4'],
        ['Bio 203', 'Ecology', '1.25', '4'],
        ['Chem 211', 'Biochemistry', '2.00', '5'],
        ['GE 6', 'The Contemporary World', '1.50', '3'],
      ],
    },
  ],
  signature: signs.registrar,
}

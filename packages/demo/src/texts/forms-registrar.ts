import type { Form } from '../files/form.ts'
import { from } from './senders.ts'

const certify =
  'I certify that what I wrote is true and complete. I was told what my data are used for and how long they are kept.'

/** Application for admission of freshmen. */
export const applicationForm: Form = {
  sender: from.registrar,
  code: 'HSU-REG-01',
  title: 'Application for Admission – First Year',
  date: '2025-08-25',
  note: 'Print in capital letters. One form for each applicant. There is no fee for the application or for the entrance test.',
  sections: [
    {
      title: 'Applicant',
      fields: [
        { label: 'Last name', span: 4 },
        { label: 'First name', span: 4 },
        { label: 'Middle name', span: 4 },
        { label: 'Sex', span: 3, ticks: ['Female', 'Male'] },
        { label: 'Mobile number', span: 4 },
        { label: 'E-mail', span: 5 },
        { label: 'Home address: house, street, barangay', span: 7 },
        { label: 'Town or city, province', span: 5 },
      ],
    },
    {
      title: 'School',
      fields: [
        { label: 'Senior High School', span: 8 },
        { label: 'Strand', span: 4 },
        { label: 'Average, Grade 11, first semester', span: 4 },
        { label: 'Average, Grade 11, second semester', span: 4 },
        { label: 'Year finished', span: 4 },
      ],
    },
    {
      title: 'Choice of programme',
      fields: [
        { label: 'First choice', span: 6 },
        { label: 'Campus', span: 6, ticks: ['Main', 'North', 'City'] },
        { label: 'Second choice', span: 6 },
        { label: 'Campus', span: 6, ticks: ['Main', 'North', 'City'] },
        { label: 'Test centre', span: 12, ticks: ['San Alonso', 'Malinao', 'Puerto Sinag', 'Sta. Ines', 'Other'] },
      ],
    },
    {
      title: 'Equity places (tick what is true for you)',
      fields: [
        {
          label: '',
          span: 12,
          ticks: [
            'Indigenous community',
            'Person with disability',
            'Child of a solo parent',
            'Farmer’s or fisher’s child',
          ],
        },
      ],
    },
  ],
  certify,
}

/** Request for certification, filled in as a sample. */
export const certificationForm: Form = {
  sender: from.registrar,
  code: 'HSU-REG-03',
  title: 'Request for Certification',
  date: '2026-07-06',
  note: 'SAMPLE, filled in to show how. The first copy of any certification is free.',
  sections: [
    {
      title: 'Who asks',
      fields: [
        { label: 'Name', span: 7, value: 'DELA CRUZ, JUANA R.' },
        { label: 'Student number', span: 5, value: '2023-00000' },
        { label: 'Programme', span: 7, value: 'BS BIOLOGY' },
        { label: 'Year level', span: 5, value: 'THIRD YEAR' },
        { label: 'Standing', span: 12, ticks: ['Enrolled', 'Graduate', 'On leave', 'Transferred'], value: 'Enrolled' },
      ],
    },
    {
      title: 'What is asked',
      fields: [
        {
          label: 'Kind',
          span: 12,
          ticks: ['Enrolment', 'Grades', 'Units earned', 'Graduation', 'Medium of instruction'],
          value: 'Enrolment',
        },
        { label: 'Purpose', span: 8, value: 'SCHOLARSHIP RENEWAL' },
        { label: 'Copies', span: 4, value: '1' },
        {
          label: 'To be claimed',
          span: 12,
          ticks: ['At the window', 'By a representative', 'By link'],
          value: 'By link',
        },
      ],
    },
    {
      title: 'For the office',
      fields: [
        { label: 'Received by', span: 4 },
        { label: 'Date and hour', span: 4 },
        { label: 'Certificate number', span: 4 },
      ],
    },
  ],
  certify,
}

import type { Form } from '../files/form.ts'
import { from } from './senders.ts'

const certify =
  'I certify that what I wrote is true and complete. I was told what my data are used for and how long they are kept.'

/** Checklist of a 201 file. */
export const personnelChecklist: Form = {
  sender: from.people,
  code: 'HSU-HRM-12',
  title: 'Checklist of Papers in the 201 File',
  date: '2026-03-16',
  note: 'Papers are filed from the latest down. Copies are compared with the original and returned on the same day.',
  sections: [
    {
      title: 'Employee',
      fields: [
        { label: 'Name', span: 6 },
        { label: 'Position', span: 6 },
        { label: 'Office', span: 6 },
        { label: 'Date of first appointment', span: 6 },
      ],
    },
    {
      title: 'On appointment',
      fields: [
        { label: 'Appointment paper (CS Form 33)', span: 6, ticks: ['Original', 'Copy', 'None'] },
        { label: 'Oath of office', span: 6, ticks: ['Original', 'Copy', 'None'] },
        { label: 'Personal data sheet, latest', span: 6, ticks: ['Original', 'Copy', 'None'] },
        { label: 'Position description', span: 6, ticks: ['Original', 'Copy', 'None'] },
        { label: 'Transcript and diploma', span: 6, ticks: ['Original', 'Copy', 'None'] },
        { label: 'Eligibility', span: 6, ticks: ['Original', 'Copy', 'None'] },
      ],
    },
    {
      title: 'During the service',
      fields: [
        { label: 'Statement of assets, by year', span: 6, ticks: ['Complete', 'Gaps'] },
        { label: 'Performance ratings', span: 6, ticks: ['Complete', 'Gaps'] },
        { label: 'Training certificates', span: 6, ticks: ['Filed', 'None'] },
        { label: 'Leave card', span: 6, ticks: ['Filed', 'Electronic'] },
      ],
    },
  ],
  certify,
}

/** Request for authority to dispose of records. */
export const disposalForm: Form = {
  sender: from.records,
  code: 'HSU-RMO-03',
  title: 'Request for Authority to Dispose of Records',
  date: '2026-11-19',
  note: 'Attached to the form of the National Archives. One line for each series. Nothing is removed before the authority is signed.',
  sections: [
    {
      title: 'Unit',
      fields: [
        { label: 'Unit', span: 6, value: 'ACCOUNTING UNIT' },
        { label: 'Custodian', span: 6, value: 'E. D. PANGILINAN' },
        { label: 'Where kept', span: 8, value: 'RECORDS BUILDING, ROOM 106' },
        { label: 'Volume, cubic metres', span: 4, value: '3.40' },
      ],
    },
    {
      title: 'Series',
      fields: [
        { label: 'Series and number in the schedule', span: 6, value: 'JOURNAL VOUCHERS, FIN-001' },
        { label: 'Dates', span: 3, value: '2009-2014' },
        { label: 'Boxes', span: 3, value: '41' },
        { label: 'Series and number in the schedule', span: 6, value: 'OFFICE LETTERS, ADM-014' },
        { label: 'Dates', span: 3, value: '2015-2021' },
        { label: 'Boxes', span: 3, value: '12' },
        { label: 'Series and number in the schedule', span: 6 },
        { label: 'Dates', span: 3 },
        { label: 'Boxes', span: 3 },
      ],
    },
    {
      title: 'Checked',
      fields: [
        { label: 'Pending audit or case', span: 6, ticks: ['None', 'Yes, named on the back'], value: 'None' },
        { label: 'Way of disposal', span: 6, ticks: ['Shredding', 'Sale', 'Transfer'], value: 'Shredding' },
      ],
    },
  ],
  certify,
}

/** Application for ethics clearance. */
export const ethicsForm: Form = {
  sender: from.research,
  code: 'HSU-REO-06',
  title: 'Application for Ethics Clearance',
  date: '2025-02-10',
  note: 'Send with the protocol, the consent form in the language of the participants, and the questions you will ask.',
  sections: [
    {
      title: 'Study',
      fields: [
        { label: 'Title', span: 12, height: 40 },
        { label: 'Principal researcher', span: 6 },
        { label: 'College', span: 6 },
        { label: 'From', span: 3 },
        { label: 'To', span: 3 },
        { label: 'Funds', span: 6, ticks: ['University', 'Agency', 'Own'] },
      ],
    },
    {
      title: 'Participants',
      fields: [
        {
          label: 'Who takes part',
          span: 12,
          ticks: ['Adults', 'Children', 'Patients', 'Indigenous communities', 'Animals'],
        },
        { label: 'How many', span: 4 },
        { label: 'How they are asked', span: 8 },
        { label: 'What could hurt them, and what is done about it', span: 12, height: 74 },
      ],
    },
    {
      title: 'Data',
      fields: [
        { label: 'Names are kept', span: 6, ticks: ['No', 'Coded', 'Yes'] },
        { label: 'Deleted after', span: 6 },
      ],
    },
  ],
  certify,
}

import { expect, test } from 'vitest'
import { isColumnar } from './columnar.ts'

test.each([
  [
    'a list of grades',
    ['Name              Course     Grade', 'Reyes, Ana        MATH 17     1.25', 'Dela Cruz, Ben    CHEM 16     2.00'],
  ],
  [
    'a printed report',
    [
      '                    OFFICE OF THE REGISTRAR',
      '',
      'Fees:     Tuition      12,500.00',
      '          Library         750.00',
      '          Total        13,250.00',
    ],
  ],
  ['a table with rules', ['Code    Title', '------  -----------', 'A-1     Memorandum', 'A-2     Resolution']],
  ['a box of letters', ['┌─────┬─────┐', '│ Ana │ 1.0 │', '└─────┴─────┘']],
])('%s stands in columns', (_, lines) => {
  expect(isColumnar(lines.join('\n'))).toBe(true)
})

test.each([
  [
    'minutes',
    [
      'The meeting was called to order at 9:00.  All were present.',
      'The minutes were read.  They were approved.',
      'It was adjourned at 11:30.  Nothing followed.',
    ],
  ],
  ['an indented list', ['Agenda', '  1. Opening', '    a. Prayer', '  2. Reports', '      - of the dean']],
  [
    'a letter',
    [
      '                              12 May 2026',
      '',
      'Dear Sir,',
      'We received your letter of the 3rd.',
      'It was read to the board.',
      'Nothing was decided.',
      '',
      '                              Ana Reyes',
    ],
  ],
  ['tab-separated words', ['one\ttwo', 'three\tfour', 'five\tsix']],
  ['nothing', ['']],
])('%s does not', (_, lines) => {
  expect(isColumnar(lines.join('\n'))).toBe(false)
})

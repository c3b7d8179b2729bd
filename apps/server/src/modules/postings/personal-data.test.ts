import { describe, expect, test } from 'vitest'
import { covered, findPersonalData } from './personal-data.ts'

const kindsIn = (text: string) => findPersonalData([{ page: 1, text }]).map(({ kind, count }) => `${kind} ${count}`)

describe('hints at personal data', () => {
  test.each([
    ['Call 0917 123 4567 or +63-918-765-4321, or 639171234567.', ['mobile 3']],
    ['Write to juan.dela-cruz@up.edu.ph, or Peña@haraya.example', ['email 2']],
    ['Date of birth: 12/08/1999. Born on March 4, 2001; DOB 2001-03-04', ['birthdate 3']],
    ['PhilSys 1234-5678-9012-3456, TIN 123-456-789-000, SSS 34-1234567-8, student 2019-12345', ['idNumber 4']],
    ['PhilHealth 12-345678901-2; UMID 0111-1234567-8; Pag-IBIG 1234-5678-9012', ['idNumber 3']],
  ])('%s', (text, expected) => {
    expect(kindsIn(text)).toEqual(expected)
  })

  test.each([
    'Republic Act No. 10173 of 2012, Section 3(l); Resolution 2026-014; PHP 1,234,567.89.',
    'The fiscal years 2019-2020 and 2025-26. Telephone (02) 8981-8500. ISBN 978-621-1234-56-7.',
    'The university was born of a dream; @ the gate, 50% of 100.',
    '12345678901234567890123456789012345678901234567890',
  ])('are not seen in: %s', (text) => {
    expect(kindsIn(text)).toEqual([])
  })

  test('tell how often, on which page first, and show a half covered sample', () => {
    const pages = [
      { page: 1, text: 'Nothing here.' },
      { page: 2, text: 'Mobile: 0917 123 4567' },
      { page: 3, text: 'Mobile: 09181234567' },
    ]
    expect(findPersonalData(pages)).toEqual([{ kind: 'mobile', count: 2, page: 2, sample: '091• ••• •567' }])
    expect(covered('a@b.ph')).toBe('a@•.•h')
  })

  // One that tried every place against every other would not come to an end within the test's time.
  test('come to an end on long text without any', () => {
    expect(kindsIn('a.b-c_d'.repeat(200_000))).toEqual([])
  })
})

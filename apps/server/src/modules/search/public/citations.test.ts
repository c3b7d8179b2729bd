import { expect, test } from 'vitest'
import { type Cited, citationsOf } from './citations.ts'

const cited: Cited = {
  institution: 'Haraya State University',
  officeName: 'Office of the Registrar',
  name: 'Citizen’s Charter.',
  description: 'How long each service takes',
  tags: ['enrolment', 'fees & dues'],
  date: '2026-11-24',
  address: 'https://records.haraya.example/files/a_b-c',
}

test('a document is cited in the four ways', () => {
  const { apa, plain, bibtex, ris } = citationsOf(cited)
  expect(plain).toBe(
    'Haraya State University, Office of the Registrar. Citizen’s Charter. Nov 24 2026. https://records.haraya.example/files/a_b-c',
  )
  expect(apa).toBe(
    'Haraya State University, Office of the Registrar. (2026, November 24). Citizen’s Charter. https://records.haraya.example/files/a_b-c',
  )
  expect(bibtex.split('\n')).toEqual([
    '@misc{haraya2026citizens,',
    '  author = {{Haraya State University, Office of the Registrar}},',
    '  title = {{Citizen’s Charter}},',
    '  year = {2026},',
    '  month = nov,',
    '  date = {2026-11-24},',
    '  publisher = {Haraya State University},',
    '  keywords = {enrolment, fees \\& dues},',
    '  abstract = {How long each service takes},',
    '  url = {https://records.haraya.example/files/a_b-c},',
    '}',
    '',
  ])
  expect(ris.split('\r\n')).toEqual([
    'TY  - GEN',
    'AU  - Haraya State University – Office of the Registrar',
    'TI  - Citizen’s Charter',
    'PY  - 2026',
    'DA  - 2026/11/24/',
    'PB  - Haraya State University',
    'AB  - How long each service takes',
    'KW  - enrolment',
    'KW  - fees & dues',
    'UR  - https://records.haraya.example/files/a_b-c',
    'ER  - ',
    '',
  ])
})

test('without a date it says so, and without more it says nothing of it', () => {
  const { apa, plain, bibtex, ris } = citationsOf({ ...cited, date: null, description: null, tags: [] })
  expect(apa).toContain('Registrar. (n.d.). Citizen’s')
  expect(plain).toContain('Charter. n.d. https')
  expect(bibtex).toContain('@misc{harayandcitizens,')
  expect(bibtex).not.toMatch(/year|month|date|keywords|abstract/)
  expect(ris).not.toMatch(/^(PY|DA|AB|KW)/m)
})

test('what BibTeX reads as a sign of its own is written so that it doesn’t', () => {
  const { bibtex } = citationsOf({ ...cited, name: 'A {brace, 50% of $5 & "all" #1_2 ~^\\ Ñandú\n}second' })
  expect(bibtex).toContain(
    'title = {{A {\\textbraceleft}brace, 50\\% of \\$5 \\& "all" \\#1\\_2 {\\textasciitilde}{\\textasciicircum}{\\textbackslash} Ñandú {\\textbraceright}second}},',
  )
  const depth = [...bibtex].reduce((at, letter) => at + (letter === '{' ? 1 : letter === '}' ? -1 : 0), 0)
  expect(depth).toBe(0)
})

test('no text makes a line of its own in RIS', () => {
  const { ris } = citationsOf({ ...cited, name: 'Fees\r\nER  - \r\nTY  - BOOK', description: 'a\u2028b\u0007c' })
  expect(ris).toContain('TI  - Fees ER - TY - BOOK\r\n')
  expect(ris).toContain('AB  - a bc\r\n')
  expect(ris.match(/^ER {2}- /gm)).toHaveLength(1)
})

test('a title without Latin letters still has a key', () => {
  expect(citationsOf({ ...cited, institution: '東京', name: '議事録' }).bibtex).toMatch(/^@misc\{document2026,/)
})

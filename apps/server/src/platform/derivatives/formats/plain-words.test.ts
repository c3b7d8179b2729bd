import { expect, test } from 'vitest'
import { withoutStrays } from '../../media-type/decode-as.ts'
import { plainWords } from './plain-words.ts'

test('a calendar and a card give their words whole, and no pictures', () => {
  const event = 'SUMMARY:Sen\r\n ate\\, hall\\nSecond line\r\n'
  expect(plainWords(event, 'text/calendar')).toBe('SUMMARY:Senate, hall\nSecond line')
  expect(plainWords(event, 'text/plain')).toContain('Sen\nate')
  const card = 'N;ENCODING=QUOTED-PRINTABLE:Pe=C3=\r\n=B1a;Ana\r\nPHOTO;ENCODING=BASE64:\r\n iVBORw0K\r\n\r\nEND:VCARD'
  expect(plainWords(card, 'text/vcard')).toBe('N;ENCODING=QUOTED-PRINTABLE:Peña;Ana\n\nEND:VCARD')
})

test('colours of a terminal break no word', () => {
  expect(withoutStrays('\u001b[31mRed\u001b[0mword')).toBe('Redword')
})

test('a card of nothing but beginnings costs no more than its length', () => {
  const before = process.cpuUsage()
  plainWords('ENCODING=QUOTED-PRINTABLE'.repeat(40_000), 'text/vcard')
  plainWords('A;ENCODING=QUOTED-PRINTABLE:=\n'.repeat(40_000), 'text/vcard')
  // Processor time: the clock would tell what else the machine does.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000)
})

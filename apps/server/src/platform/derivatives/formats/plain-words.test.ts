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

test('what a terminal was told is no text, and letters struck over count once', () => {
  expect(withoutStrays('\u001b]0;Title\u0007\u001b[1;31mRed\u001b[0mword\u001b[K')).toBe('Redword')
  expect(withoutStrays('N\bNA\bAM\bME\bE and _\bu_\bnder')).toBe('NAME and under')
})

test('subtitles give their words whole, whatever they are set in', () => {
  const film = '1\n00:00:01,000 --> 00:00:02,000\n<i>Sub</i>title {\\an8}word\n'
  expect(plainWords(film, 'text/plain')).toContain('\nSubtitle word')
  expect(plainWords('WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>Voice<b>word</b>\n', 'text/vtt')).toContain('Voiceword')
  const scripted = 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\i1}Ass{\\i0}word\\NNextword\n'
  expect(plainWords(`[Events]\n${scripted}`, 'text/plain')).toContain('Assword\nNextword')
  expect(plainWords('a <i>Sub</i>title', 'text/plain')).toBe('a <i>Sub</i>title')
})

test('letters that TeX and lines of JSON write by their parts are letters', () => {
  const paper =
    "\\documentclass{article}\\begin{document}Se\\~nal, Pe\\~{n}a, Jos\\'e, na\\\"{\\i}ve, fa\\c{c}ade, {\\'o}\\end{document}"
  expect(plainWords(paper, 'text/plain')).toContain('Señal, Peña, José, naïve, façade, {ó}')
  expect(plainWords('C:\\~new', 'text/plain')).toBe('C:\\~new')
  expect(plainWords('{"a":"Se\\u00f1al"}\n{"a":"a\\u00f1o"}\n', 'text/plain')).toContain('Señal"}\n{"a":"año')
})

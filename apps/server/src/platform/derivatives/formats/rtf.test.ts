import { describe, expect, test } from 'vitest'
import { tidyText } from '../tidy-text.ts'
import { rtfText } from './rtf-text.ts'

const read = (rtf: string) => tidyText(rtfText(rtf))
const escaped = (hex: string) => (hex.match(/../g) ?? []).map((byte) => `\\'${byte}`).join('')

describe('the letters of a rich text', () => {
  test.each([
    [
      'Cyrillic by its font alone',
      `{\\rtf1\\ansi{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}}\\f1 ${escaped('eff0eef2eeeaeeeb')}}`,
      'протокол',
    ],
    [
      'Cyrillic by the code page alone',
      `{\\rtf1\\ansi\\ansicpg1251{\\fonttbl{\\f0 A;}}${escaped('eff0eef2eeeaeeeb')}}`,
      'протокол',
    ],
    [
      'Cyrillic as raw bytes',
      '{\\rtf1\\ansi\\ansicpg1251 \u00ef\u00f0\u00ee\u00f2\u00ee\u00ea\u00ee\u00eb}',
      'протокол',
    ],
    [
      'Japanese whose second bytes are letters',
      "{\\rtf1\\ansi\\ansicpg932\\deff0{\\fonttbl{\\f0\\fcharset128 M;}}\\f0 \\'8bc\\'8e\\'96\\'98^}",
      '議事録',
    ],
    ['Japanese broken over lines', "{\\rtf1\\ansi\\ansicpg932 \\'8b\r\n\\'63\\'8e\r\n\\'96\\'98\\'5e}", '議事録'],
    ['Chinese, simplified', `{\\rtf1\\ansi\\ansicpg936 ${escaped('bbe1d2e9bcc7c2bc')}}`, '会议记录'],
    [
      'Chinese, traditional',
      `{\\rtf1\\ansi{\\fonttbl{\\f3\\fcharset136 M;}}\\f3 ${escaped('b77cc4b3b04fbffd')}}`,
      '會議記錄',
    ],
    ['Korean', `{\\rtf1\\ansi{\\fonttbl{\\f3\\fcharset129 M;}}\\f3 ${escaped('c8b8c0c7b7cf')}}`, '회의록'],
    [
      'Greek inside Western',
      `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 A;}{\\f1\\fcharset161 B;}}Se${escaped('f1')}al {\\f1 ${escaped('d0f1')}} a${escaped('f1')}o}`,
      'Señal Πρ año',
    ],
    ['of DOS', `{\\rtf1\\pca Se${escaped('a4')}al}`, 'Señal'],
    ['of the Mac', `{\\rtf1\\mac Se${escaped('96')}al}`, 'Señal'],
    [
      'in Unicode with two that stand in',
      `{\\rtf1\\ansi\\ansicpg932{\\uc2\\u35696${escaped('8b63')}\\u20107${escaped('8e96')}\\u37682${escaped('985e')}}}`,
      '議事録',
    ],
    ['in Unicode with none that stand in', '{\\rtf1\\uc0\\u35696\\u20107 \\u37682 end}', '議事録end'],
    ['beyond the first plane', '{\\rtf1 \\u-10179?\\u-8704?}', '\u{1f600}'],
    [
      'of a symbol font',
      `{\\rtf1{\\fonttbl{\\f0 A;}{\\f2\\fcharset2 Symbol;}}{\\listtext{\\f2 ${escaped('b7')}}\\tab}Item}`,
      '• Item',
    ],
  ])('%s', (_, rtf, text) => {
    expect(read(rtf)).toBe(text)
  })
})

test('a box hangs on its paragraph and breaks none of its words; what describes it is no text', () => {
  const box =
    '{\\shp{\\*\\shpinst\\shpleft1{\\sp{\\sn shapeType}{\\sv 202}}{\\sp{\\sn wzName}{\\sv Name}}{\\shptxt \\pard Boxword\\par}}{\\shprslt{\\*\\do{\\dptxbxtext Boxword}}}}'
  expect(read(`{\\rtf1 Bro${box}ken here\\par After}`)).toBe('Broken here\nBoxword\n\nAfter')
})

test('an old drawing, a note, a comment, a header and an object’s picture give their words once', () => {
  const rtf = [
    '{\\rtf1{\\header Headword}',
    'One{\\*\\do\\dobxpage{\\dptxbxtext Drawnword}}{\\footnote \\chftn Noteword}{\\*\\atnauthor Ana}{\\*\\annotation{\\*\\atnref 1}Remarkword} line\\par ',
    '{\\object\\objemb{\\*\\objclass Excel}{\\*\\objdata 0102}{\\result Resultword}}',
    '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt Linkword}}}',
  ].join('')
  const text = read(rtf)
  for (const word of ['Headword', 'One line', 'Drawnword', 'Noteword', 'Remarkword', 'Resultword', 'Linkword'])
    expect(text.split(word), word).toHaveLength(2)
  expect(text).not.toMatch(/Excel|0102|HYPERLINK|Ana/)
})

test('drawn letters are words, deleted ones are not, and what is said twice counts once', () => {
  expect(read('{\\rtf1{\\shp{\\*\\shpinst{\\sp{\\sn gtextUNICODE}{\\sv Artword}}}}}')).toBe('Artword')
  expect(read('{\\rtf1 Kept {\\deleted gone }\\deleted also \\deleted0 here}')).toBe('Kept here')
  expect(read('{\\rtf1{\\upr{Se?al}{\\*\\ud{Se\\u241 ?al}}}}')).toBe('Señal')
})

test('a star in the midst of a group, as OpenOffice writes before a style, makes none of its words aside', () => {
  expect(read('{\\rtf1{\\b0\\*\\cs7\\cf0 Styledword}{\\*\\unknown gone}{ \\*\\unknown kept}}')).toBe('Styledword kept')
  expect(read('{\\rtf1{\r\n\\*\\unknown gone}kept}')).toBe('kept')
})

test('a text of very many groups, and one that never ends, are read in one pass', () => {
  expect(read(`{\\rtf1 ${'{'.repeat(200_000)}deep`)).toBe('deep')
  expect(read(`{\\rtf1 ${'{\\shptxt a'.repeat(20_000)}`).match(/a/g)).toHaveLength(20_000)
})

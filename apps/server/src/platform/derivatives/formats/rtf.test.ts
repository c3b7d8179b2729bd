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
    [
      'Hebrew by the font of what is written from right to left, and Latin after it',
      `{\\rtf1\\ansi{\\fonttbl{\\f0 A;}{\\f1\\fcharset177 B;}}{\\ltrch\\f0 \\rtlch\\af1 ${escaped('f9ece5ed')}}{\\rtlch\\af1 \\ltrch\\f0  a${escaped('f1')}o}}`,
      'שלום año',
    ],
    [
      'Japanese by the font of Asian letters',
      `{\\rtf1\\ansi{\\fonttbl{\\f0 A;}{\\f1\\fcharset128 B;}}\\loch\\af0\\dbch\\af1 ${escaped('8b638e9698')}^}`,
      '議事録',
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
  const art = '{\\shp{\\*\\shpinst{\\sp{\\sn gtextUNICODE}{\\sv Artword}}}}'
  expect(read(`{\\rtf1 Bro${art}ken\\par}`)).toBe('Broken\nArtword')
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

describe('what a rich text shows', () => {
  const choice =
    '{\\*\\fldinst FORMDROPDOWN {\\*\\formfield{\\fftype2\\ffres1{\\*\\ffl Firstword}{\\*\\ffl Secondword}}}}'
  test.each([
    ['what was chosen from a list', `a{\\field${choice}{\\fldrslt }} b`, 'aSecondword b'],
    ['its result, where another program wrote it', `a{\\field${choice}{\\fldrslt Own}} b`, 'aOwn b'],
    [
      'readings over letters',
      '{\\field{\\*\\fldinst EQ \\\\* jc2 \\\\o\\\\ad(\\\\s\\\\up 9(up),down)}{\\fldrslt }} b',
      'down (up) b',
    ],
    ['no code of other fields', '{\\field{\\*\\fldinst HYPERLINK "http://x"}{\\fldrslt Here}}', 'Here'],
    [
      'formulas',
      'a {\\mmath{\\*\\moMath{\\mf{\\mfPr{\\mtype bar}}{\\mnum{\\mr\\mscr0 One}}{\\mden{\\mr Two}}}}} b',
      'a OneTwo b',
    ],
    [
      'a box that only older programs know',
      'a{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}}{\\shprslt{\\*\\do{\\dptxbxtext Box\\par}}}}b\\par',
      'ab\nBox',
    ],
    [
      'a box once',
      'a{\\shp{\\*\\shpinst{\\shptxt Box\\par}}{\\shprslt{\\*\\do{\\dptxbxtext Box\\par}}}}b\\par',
      'ab\nBox',
    ],
  ])('%s', (_, rtf, text) => {
    expect(read(`{\\rtf1\\ansi ${rtf}}`)).toBe(text)
  })
})

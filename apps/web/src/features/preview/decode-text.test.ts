import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (...list: number[]) => Uint8Array.from(list)
const wide = (text: string, isBig: boolean) =>
  Uint8Array.from([...text].flatMap((letter) => (isBig ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0])))

test('UTF-8 is read with and without its mark, also when its last letter is cut', () => {
  const text = new TextEncoder().encode('Niño – 10 €')
  expect(decodeText(text)).toBe('Niño – 10 €')
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, ...text))).toBe('Niño – 10 €')
  expect(decodeText(text.subarray(0, text.length - 1))).toBe('Niño – 10 ')
})

test('old Windows files are read in their letters', () => {
  expect(decodeText(bytes(0x4e, 0x69, 0xf1, 0x6f, 0x20, 0x96, 0x20, 0x80))).toBe('Niño – €')
})

test('UTF-16 is read by its mark or by its empty bytes', () => {
  expect(decodeText(bytes(0xff, 0xfe, ...wide('Memo', false)))).toBe('Memo')
  expect(decodeText(bytes(0xfe, 0xff, ...wide('Memo', true)))).toBe('Memo')
  expect(decodeText(wide('Memorandum', false))).toBe('Memorandum')
  expect(decodeText(wide('Memorandum', true))).toBe('Memorandum')
})

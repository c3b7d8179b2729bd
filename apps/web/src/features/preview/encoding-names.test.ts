import { textEncodings } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { encodingNames, nameOfEncoding } from './encoding-names.ts'

test('each encoding stands in one group, under the name that people know', () => {
  const listed = encodingNames().flatMap(({ items }) => items.map(({ value }) => value))
  expect(listed.toSorted()).toEqual([...textEncodings].toSorted())
  expect(['windows-1252', 'iso-8859-2', 'euc-jp', 'ibm850', 'iso-2022-jp', 'utf-8'].map(nameOfEncoding)).toEqual([
    'Windows-1252',
    'ISO-8859-2',
    'EUC-JP',
    'DOS 850',
    'ISO-2022-JP',
    'UTF-8',
  ])
})

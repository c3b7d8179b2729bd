import type { Document, Folder } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { documentEntry, folderEntry } from '../documents/index.ts'
import { clashesOf, numberedName } from './clashes.ts'

const document = (name: string, fileType = 'pdf') =>
  documentEntry({ id: 1, name, fileManagerFiles: [{ fileType }] } as unknown as Document)
const folder = (name: string) => folderEntry({ id: 2, name } as Folder)

test('a name is taken in any letter case and Unicode form, by one of its own kind', () => {
  const taken = { folders: ['Drafts'], documents: ['Peña', 'Minutes'] }
  const entries = [document('PEN\u0303A'), document('Drafts'), folder('DRAFTS'), folder('Minutes'), document('Other')]
  expect(clashesOf(entries, taken)).toEqual([entries[0], entries[2]])
})

test('the number stands before the extension, as the server writes it', () => {
  expect(numberedName(document('Memo 2026-112 Commencement'))).toBe('Memo 2026-112 Commencement (2).pdf')
  expect(numberedName(document('v1.2', ''))).toBe('v1.2 (2)')
  expect(numberedName(folder('Drafts 1.0'))).toBe('Drafts 1.0 (2)')
})

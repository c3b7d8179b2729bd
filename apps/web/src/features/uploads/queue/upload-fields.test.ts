import { expect, test, vi } from 'vitest'
import { localStore } from '../../../lib/local-store.ts'
import { storedPerson } from '../../../testing/stored-person.ts'
import { refusalOfFile } from '../choosing/check-file.ts'
import { landedOf } from './answers.ts'
import { fieldsOf, fingerprintOf, hasStoredUploads, metadataOf, targetOf } from './upload-fields.ts'

const folder = { unitId: 3, folderId: 7, folderName: '2026' }
const version = { documentId: 12, documentName: 'Memo', replacesFileId: 40 }

test('a target becomes the fields of the API, and is read out of them again', () => {
  expect(fieldsOf(folder)).toEqual({ deliveryUnitId: '3', fileFolderId: '7' })
  expect(fieldsOf(version)).toEqual({ fileManagerId: '12', replacesFileId: '40' })
  expect(targetOf({ ...fieldsOf(folder), place: '2026' })).toEqual(folder)
  expect(targetOf({ ...fieldsOf(version), place: 'Memo' })).toEqual(version)
  expect(targetOf({ filename: 'left over' })).toBeUndefined()
})

test('the same file into the same place is the same upload, into another place another one', () => {
  const file = { name: 'May.pdf', size: 10 }
  const here = fingerprintOf({ ...file, target: folder })
  expect(fingerprintOf({ ...file, target: { ...folder, folderName: 'renamed' } })).toBe(here)
  expect(fingerprintOf({ ...file, target: { ...folder, folderId: 8 } })).not.toBe(here)
  expect(fingerprintOf({ ...file, size: 11, target: folder })).not.toBe(here)
})

test('only what this person left unfinished here is asked about', () => {
  vi.stubGlobal('localStorage', {})
  localStore.set('USER', storedPerson('ana'))
  expect(hasStoredUploads()).toBe(false)
  vi.stubGlobal('localStorage', { 'tus::sinupan|another|{}|10|May.pdf::1': '{}' })
  expect(hasStoredUploads()).toBe(false)
  const own = fingerprintOf({ name: 'May.pdf', size: 10, target: folder })
  vi.stubGlobal('localStorage', { [`tus::${own}::1`]: '{}' })
  expect(hasStoredUploads()).toBe(true)
  vi.unstubAllGlobals()
})

test('what is too large, or a program, is told before a byte is sent', () => {
  const GB = 1024 ** 3
  expect(refusalOfFile({ name: 'Film.mp4', size: 3.1 * GB }, 2 * GB)).toBe(
    'It has 3.1 GB; a file may have 2 GB at most.',
  )
  expect(refusalOfFile({ name: 'Setup.EXE', size: 1 }, 2 * GB)).toBe('Programs and scripts are not accepted.')
  expect(refusalOfFile({ name: 'Memo.pdf', size: 2 * GB }, 2 * GB)).toBeUndefined()
})

test('twins and another name are read out of the answer’s headers, beyond ASCII too; nonsense is none', () => {
  const landed = (headers: Record<string, string>) => landedOf((name) => headers[name])
  const twins = encodeURIComponent(JSON.stringify([{ id: 4, name: 'Año 2026' }]))
  expect(landed({ 'sinupan-document': '7', 'sinupan-duplicates': twins, 'sinupan-name': 'A%C3%B1o%20(2)' })).toEqual({
    documentId: 7,
    numberedName: 'Año (2)',
    duplicates: [{ id: 4, name: 'Año 2026' }],
  })
  expect(landed({ 'sinupan-document': '7' })).toEqual({ documentId: 7, numberedName: undefined, duplicates: [] })
  expect(landed({ 'sinupan-duplicates': '%', 'sinupan-name': '%' })).toMatchObject({
    numberedName: undefined,
    duplicates: [],
  })
})

test('metadata are keys, and values in base64 of UTF-8', () => {
  expect(metadataOf({ deliveryUnitId: '3', filename: 'Año.pdf' })).toBe('deliveryUnitId Mw==,filename QcOxby5wZGY=')
})

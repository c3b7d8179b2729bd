import { describe, expect, it } from 'vitest'
import { entriesOfDrop, folderOf, pickedOf, walkEntries } from './walk-entries.ts'

const file = (name: string): FileSystemEntry =>
  ({
    isFile: true,
    isDirectory: false,
    name,
    file: (give: (file: File) => void) => give(new File(['x'], name)),
  }) as never

/** A folder whose reader gives two at a time, as browsers give a hundred. */
const folder = (name: string, children: FileSystemEntry[]): FileSystemEntry =>
  ({
    isFile: false,
    isDirectory: true,
    name,
    createReader: () => {
      const rest = [...children]
      return { readEntries: (give: (some: FileSystemEntry[]) => void) => give(rest.splice(0, 2)) }
    },
  }) as never

const broken = (name: string): FileSystemEntry =>
  ({
    isFile: true,
    isDirectory: false,
    name,
    file: (_: unknown, fail: (error: Error) => void) => fail(new Error('gone')),
  }) as never

describe('what is dropped from the desktop', () => {
  it('is walked to the last folder, however many a reader gives at a time', async () => {
    const months = ['May', 'June', 'July', 'August', 'September'].map((month) => file(`${month}.pdf`))
    const { files, folders } = await walkEntries([
      file('Memo.pdf'),
      folder('Scans', [folder('2026', months), folder('Empty', [])]),
    ])
    expect(files.map((one) => one.path)).toEqual(['Memo.pdf', ...months.map((month) => `Scans/2026/${month.name}`)])
    expect(folders).toEqual(['Scans', 'Scans/2026', 'Scans/Empty'])
  })

  it('loses nothing else where one file can’t be read', async () => {
    const { files, unreadable } = await walkEntries([folder('Scans', [broken('Gone.pdf'), file('Here.pdf')])])
    expect(files.map((one) => one.path)).toEqual(['Scans/Here.pdf'])
    expect(unreadable).toEqual(['Scans/Gone.pdf'])
  })

  it('is files alone: dragged text and what the browser can’t name are left out', () => {
    const items = [
      { kind: 'string', webkitGetAsEntry: () => null },
      { kind: 'file', webkitGetAsEntry: () => null },
      { kind: 'file', webkitGetAsEntry: () => file('Memo.pdf') },
    ] as unknown as DataTransferItem[]
    expect(entriesOfDrop(items).map((entry) => entry.name)).toEqual(['Memo.pdf'])
  })
})

describe('what is picked', () => {
  it('keeps the folders that it came in', () => {
    const may = Object.assign(new File(['x'], 'May.pdf'), { webkitRelativePath: 'Scans/2026/May.pdf' })
    const { files, folders } = pickedOf([may, new File(['x'], 'Memo.pdf')])
    expect(files.map((one) => one.path)).toEqual(['Scans/2026/May.pdf', 'Memo.pdf'])
    expect(folders).toEqual(['Scans', 'Scans/2026'])
    expect(folderOf('Scans/2026/May.pdf')).toBe('Scans/2026')
    expect(folderOf('Memo.pdf')).toBe('')
  })
})

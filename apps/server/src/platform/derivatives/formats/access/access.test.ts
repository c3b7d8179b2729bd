import { describe, expect, test } from 'vitest'
import { makeAccess } from '../../testing/access-files.ts'
import { deriveBytes } from '../../testing/derive-bytes.ts'

const students = {
  name: 'Students',
  columns: [
    ['No', 'long'],
    ['Name', 'text'],
    ['Remarks', 'memo'],
    ['Enrolled', 'yes or no'],
  ],
  rows: [
    [1, 'Ana Peñaloza', 'Remarkword', true],
    [2, '학생 Ben', null, false],
    [-3, 'Goneword', null, false],
  ],
} as const
const grades = { name: 'Grades', columns: [['Mark', 'text']], rows: [['1.25']] } as const
const own = { name: 'MSysAccessStorage', columns: [['Name', 'text']], rows: [['Ownword']] } as const

async function read(bytes: Buffer) {
  const { text, preview, failure } = await deriveBytes('a.mdb', bytes)
  return { pages: text?.pages ?? [], preview: preview?.kind, failure }
}

describe('a database of Access', () => {
  test('gives its tables by their names, with columns and rows; not what Access keeps for itself', async () => {
    expect(await read(makeAccess([students, own, grades]))).toMatchObject({
      pages: [
        'Grades\nMark\n1.25',
        'Students\nNo Name Remarks Enrolled\n1 Ana Peñaloza Remarkword yes\n2 학생 Ben no\n-3 Goneword no',
      ],
      failure: undefined,
    })
  })

  test('does not give rows that are gone, and follows those that stand elsewhere', async () => {
    const bytes = makeAccess([students, grades])
    const [page, mark] = [5 * 4_096, 14]
    const place = (row: number) => page + mark + row * 2
    bytes.writeUInt16LE(bytes.readUInt16LE(place(2)) | 0x8000, place(2))
    expect((await read(bytes)).pages[1]).not.toContain('Goneword')
    // The first row becomes the number of the third, and its page.
    const first = bytes.readUInt16LE(place(0))
    bytes.writeUInt32LE((5 << 8) | 2, page + first)
    bytes.writeUInt16LE(first | 0x4000, place(0))
    expect((await read(bytes)).pages[1]).toBe('Students\nNo Name Remarks Enrolled\n-3 Goneword no\n2 학생 Ben no')
  })

  test('whose pages are encrypted says so; one without its list of tables is damaged', async () => {
    const bytes = makeAccess([grades])
    bytes.fill(0x5a, 2 * 4_096)
    bytes.writeUInt32LE(0x12345678, 0x3e)
    expect((await read(bytes)).failure?.code).toBe('PasswordProtected')
    bytes.writeUInt32LE(0x9f7e9025, 0x3e)
    expect((await read(bytes)).failure?.code).toBe('Corrupt')
  })
})

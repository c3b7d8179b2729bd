import { describe, expect, test } from 'vitest'
import { makeCompound } from '../derivatives/testing/office-files.ts'
import { detectMediaType } from './index.ts'

const typed = async (name: string, beginning: string) => {
  const bytes = Buffer.alloc(512, 0x11)
  bytes.write(beginning, 'hex')
  const { mediaType, extension } = await detectMediaType(bytes, name, { isWhole: true })
  return [mediaType, extension]
}

describe('a sheet of Quattro Pro', () => {
  test.each([
    ['wq1', '000002002051'],
    ['wq2', '000002002151'],
    ['wb1', '000002000110'],
    ['wb2', '000002000210'],
  ])('%s is known by its beginning, whatever its name', async (extension, beginning) => {
    expect(await typed(`a.${extension}`, beginning)).toEqual(['application/x-quattro-pro', extension])
    expect(await typed('a.cur', beginning)).toEqual(['application/x-quattro-pro', 'qpw'])
  })

  test('of 7 and 8 is known by its name, and one of 9 and later by its streams', async () => {
    const of = async (name: string, stream: string) =>
      (await detectMediaType(makeCompound({ [stream]: Buffer.alloc(4_200, 7) }), name, { isWhole: true })).mediaType
    expect(await of('a.wb3', 'PerfectOffice_MAIN')).toBe('application/x-quattro-pro')
    expect(await of('a.wpd', 'PerfectOffice_MAIN')).toBe('application/vnd.wordperfect')
    expect(await of('a.bin', 'NativeContent_MAIN')).toBe('application/x-quattro-pro')
  })

  test('is no pointer, which begins with the same four bytes', async () => {
    const [mediaType] = await typed('a.cur', '00000200010020200000')
    expect(mediaType).toBe('image/x-icon')
  })
})

test('a DjVu is known by its beginning, a book of PalmDOC by its kind and maker', async () => {
  expect(await typed('a', `41542654464f524d00000100444a564d`)).toEqual(['image/vnd.djvu', 'djvu'])
  expect(await typed('a', `${'00'.repeat(60)}${Buffer.from('TEXtREAd').toString('hex')}`)).toEqual([
    'application/x-aportisdoc',
    'pdb',
  ])
})

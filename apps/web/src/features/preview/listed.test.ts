import { expect, test } from 'vitest'
import { isArchive, mayCarry } from './carriers.ts'
import { frameAddress, isListed } from './listed.ts'
import type { PreviewFile } from './preview-file.ts'

const fileOf = (mediaType: string) => ({ mediaType }) as PreviewFile
const lists = ['zip', 'gzip', 'x-tar', 'x-bzip2', 'x-xz', 'x-lzma', 'x-rar-compressed', 'x-7z-compressed']

test.each(lists)('a list of what lies in an archive (%s) has the look of the page, dark where that is dark', (kind) => {
  const file = fileOf(`application/${kind}`)
  expect(isListed(file)).toBe(true)
  expect(frameAddress(file, '/preview/1', true)).toBe('/preview/1#dark')
  expect(frameAddress(file, '/preview/1', false)).toBe('/preview/1')
})

test.each(['message/rfc822', 'text/csv', 'application/zip+other', 'application/mbox'])(
  '%s is paper, light as paper is',
  (mediaType) => {
    expect(isListed(fileOf(mediaType))).toBe(false)
    expect(frameAddress(fileOf(mediaType), '/preview/1', true)).toBe('/preview/1')
  },
)

test.each(lists)('what lies in an archive (%s) is offered as what is attached to a mail is', (kind) => {
  expect(isArchive(fileOf(`application/${kind}`))).toBe(true)
  expect(mayCarry(fileOf(`application/${kind}`))).toBe(true)
})

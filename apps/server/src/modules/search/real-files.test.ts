import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { ana } = sinupan.people

const cases = resolve(import.meta.dirname, '../../platform/derivatives/testing/cases')
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface Case {
  mediaType: string
  found?: string[]
  /** Never: neither by search nor in the text that was taken. */
  hidden?: string[]
  hasPicture?: boolean
}

const files: Record<string, Case> = {
  'mail-quoted-printable.eml': {
    mediaType: 'message/rfc822',
    found: ['Reseñaword', 'enseñanzaword', 'matriculaword', 'Peñaflor'],
    hidden: ['=C3', '=3D'],
  },
  'mail-base64.eml': { mediaType: 'message/rfc822', found: ['Basesixtyword', 'Notice'], hidden: ['QmFzZXNpeHR5'] },
  'docx-comment.docx': { mediaType: word, found: ['Remarkword', 'Commented line'], hasPicture: true },
  'docx-moved-text.docx': {
    mediaType: word,
    found: ['Movedword', 'Insertedword'],
    hidden: ['Deletedword'],
    hasPicture: true,
  },
  'docx-text-box-in-paragraph.docx': {
    mediaType: word,
    found: ['Beforeword', 'Boxword', 'Afterword', 'Plainword'],
    hasPicture: true,
  },
  'rtf-cp1251.rtf': { mediaType: 'application/rtf', found: ['протокол'], hasPicture: true },
  'rtf-cp932.rtf': { mediaType: 'application/rtf', found: ['議事録'], hasPicture: true },
  'rtf-text-box.rtf': {
    mediaType: 'application/rtf',
    found: ['Shapeboxword', 'Outside words', 'After'],
    hidden: ['shapeType', '202'],
    hasPicture: true,
  },
  'text-vertical-tab.txt': { mediaType: 'text/plain', found: ['Verticalword', 'Agenda'] },
  'tiff-directory-at-end.tiff': { mediaType: 'image/tiff', hasPicture: true },
}

test.each(Object.entries(files))('%s is typed, read, found and given back as it was', async (name, expected) => {
  const content = await readFile(resolve(cases, name))
  const { fileManagerId, file } = await uploadOne(ana, { name, content })
  await sinupan.app.drain()
  const document = await ana.ask(contract.getDocument, { params: { id: fileManagerId } })
  const [stored] = document.fileManagerFiles
  expect(stored).toMatchObject({ mediaType: expected.mediaType, text: expected.found ? 'done' : 'none' })
  expect(stored?.thumbnailUrl !== null).toBe(expected.hasPicture ?? stored?.thumbnailUrl !== null)
  const text = (
    await sinupan.db
      .selectFrom('blobPages')
      .select('body')
      .where('sha256', '=', file.sha256)
      .orderBy('pageNo')
      .execute()
  )
    .map(({ body }) => body)
    .join('\n')
  for (const each of expected.found ?? []) {
    expect(await library.names(ana, each), each).toContain(document.name)
    expect(text.split(each).length - 1, `${each} once in ${text}`).toBe(1)
  }
  for (const each of expected.hidden ?? []) expect(text).not.toContain(each)
  const given = await ana.request({
    method: 'GET',
    url: `/api/FileManagerFile/ReadFile/${file.id}?disposition=attachment`,
  })
  expect(given.raw.equals(content)).toBe(true)
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CFB, utils, write } from '@e965/xlsx'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeCompoundWithLateDirectory } from '../derivatives/testing/compound-files.ts'
import { makeZip } from '../derivatives/testing/make-zip.ts'
import { makeCompound, makeDoc, makeDocx, makeOdf, makePpt, makePptx } from '../derivatives/testing/office-files.ts'
import { makePdf } from '../derivatives/testing/pdf-files.ts'
import { detectMediaType, executableExtensions, inlineDisposition, nameOfNoProgram, servedAs } from './index.ts'

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

function bytes(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

async function stored(content: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'media-type-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'bytes'), content)
  return join(folder, 'bytes')
}

const book = utils.book_new()
utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), 'Sheet')

test.each([
  ['pdf', 'application/pdf', () => makePdf(['x'])],
  ['docx', `${OPEN_XML}.wordprocessingml.document`, () => makeDocx('x', [])],
  ['pptx', `${OPEN_XML}.presentationml.presentation`, () => makePptx([['x']])],
  ['xlsx', `${OPEN_XML}.spreadsheetml.sheet`, () => write(book, { type: 'buffer', bookType: 'xlsx' })],
  ['xls', 'application/vnd.ms-excel', () => write(book, { type: 'buffer', bookType: 'biff8' })],
  ['odt', 'application/vnd.oasis.opendocument.text', () => makeOdf('text', '')],
  ['doc', 'application/msword', () => makeDoc('x')],
  ['ppt', 'application/vnd.ms-powerpoint', () => makePpt([{ placeholders: ['x'] }])],
  [
    'png',
    'image/png',
    () =>
      sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['zip', 'application/zip', () => makeZip([{ name: 'a.txt', content: 'x' }])],
] as const)(
  'a %s is known by its content under a wrong name, whole or by its beginning',
  async (extension, mediaType, make) => {
    const content = Buffer.from(await make())
    const expected = { mediaType, extension, isActive: false, isExecutable: false }
    expect(await detectMediaType(await stored(content), 'Report.dat')).toEqual(expected)
    expect(await detectMediaType(content, 'Report')).toEqual(expected)
  },
)

test('an embedded document does not decide what the file around it is', async () => {
  const container = CFB.read(Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' })), { type: 'buffer' })
  CFB.utils.cfb_add(container, '/ObjectPool/WordDocument', Buffer.alloc(5_000))
  const path = await stored(Buffer.from(CFB.write(container, { type: 'buffer' })))
  expect((await detectMediaType(path, 'budget')).mediaType).toBe('application/vnd.ms-excel')
})

test('a mail of Outlook to hundreds of people is one', async () => {
  const people = Array.from({ length: 6_000 }, (_, index) => `__recip_version1.0_#${index}`)
  const mail = makeCompoundWithLateDirectory(['__properties_version1.0', ...people], 10)
  expect((await detectMediaType(await stored(mail), 'mail')).mediaType).toBe('application/vnd.ms-outlook')
})

test('an old document of any size whose directory stands last is known by its streams', async () => {
  for (const sectors of [13_000, 15_000, 40_000]) {
    const thesis = makeCompoundWithLateDirectory(['WordDocument', '1Table', 'Data', 'Picture 1', 'Picture 2'], sectors)
    expect((await detectMediaType(await stored(thesis), 'thesis')).mediaType).toBe('application/msword')
  }
})

test('a compound file whose directory runs in a circle comes to an end', async () => {
  const file = makeCompoundWithLateDirectory(['Any', 'Other', 'Third', 'Fourth', 'Fifth'], 20)
  const table = (file.readUInt32LE(76) + 1) * 512
  file.writeUInt32LE(20, table + 21 * 4)
  expect((await detectMediaType(await stored(file), 'circle')).mediaType).toBe('application/x-cfb')
})

test('a compound file whose directory is out of reach is taken by its name', async () => {
  const beginning = makeDoc('x').subarray(0, 600)
  expect((await detectMediaType(beginning, 'old.doc')).mediaType).toBe('application/msword')
  expect((await detectMediaType(beginning, 'old')).mediaType).toBe('application/x-cfb')
})

test.each([
  ['notes.txt', 'plain words', 'text/plain', 'txt'],
  ['run.log', 'plain words', 'text/plain', 'log'],
  ['photo.jpg', 'plain words', 'text/plain', 'txt'],
  ['caf\u00e9.txt', 'caf\u00e9 in Latin-1', 'text/plain', 'txt'],
  ['grades.csv', 'a,b\n1,2', 'text/csv', 'csv'],
  ['README.md', '# Title', 'text/markdown', 'md'],
  ['data', '{"a": [1]}', 'application/json', 'json'],
  ['data.json', '{"a": ', 'application/json', 'json'],
  ['memo.txt', '{curly words}', 'text/plain', 'txt'],
  ['memo.txt', 'MZ is how programs begin', 'text/plain', 'txt'],
  ['memo.txt', 'BM is how bitmaps begin', 'text/plain', 'txt'],
  ['memo.txt', 'a < b and c > d', 'text/plain', 'txt'],
  ['letter.doc', '{\\rtf1 hello}', 'application/rtf', 'rtf'],
  ['empty.txt', '', 'text/plain', 'txt'],
  ['empty.pdf', '', 'application/octet-stream', 'bin'],
  ['broken.pdf', '\u0001\u0002\u0003\u0000', 'application/octet-stream', 'bin'],
  ['late.pdf', '\r\n\u0000\u0001%PDF-1.4\n\u0002', 'application/pdf', 'pdf'],
  ['survey.qdp', 'Q\u0000\u0001', 'application/octet-stream', 'qdp'],
])('%s holding %j is %s', async (name, content, mediaType, extension) => {
  const expected = { mediaType, extension, isActive: false, isExecutable: false }
  expect(await detectMediaType(bytes(content), name)).toEqual(expected)
})

test.each([
  ['<!DOCTYPE html><p>x', 'text/html'],
  ['  \r\n<!-- harmless --> <script>alert(1)</script>', 'text/html'],
  ['<iframe src=x>', 'text/html'],
  ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'application/xhtml+xml'],
  ['<svg onload=alert(1)>', 'image/svg+xml'],
  ['<?xml version="1.0"?><!-- c --><!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY x "y">]><svg/>', 'image/svg+xml'],
  ['<s:svg xmlns:s="http://www.w3.org/2000/svg">', 'image/svg+xml'],
  ['<?xml version="1.0"?><a/>', 'application/xml'],
  ['\u00ff\u00fe<\u0000h\u0000t\u0000m\u0000l\u0000>\u0000', 'text/html'],
])('%j is active whatever its name says', async (content, mediaType) => {
  for (const name of ['photo.png', 'notes.txt', 'paper.pdf', 'page']) {
    const found = await detectMediaType(bytes(content), name)
    expect(found).toMatchObject({ mediaType, isActive: true })
    expect(inlineDisposition(found.mediaType)).toBe('attachment')
  }
})

test.each([
  ['a Windows program', 'MZ\u0090\u0000\u0003\u0000\u0000\u0000'],
  ['a Linux program', '\u007fELF\u0002\u0001\u0001\u0000\u0000\u0000'],
  ['a Mac program', '\u00cf\u00fa\u00ed\u00fe\u0007\u0000\u0000\u0001'],
  ['a Java class', '\u00ca\u00fe\u00ba\u00be\u0000\u0000\u0000\u0034'],
  ['a shell script', '#!/bin/sh\necho'],
  ['a batch file', '\r\n@ECHO OFF\r\ndel *'],
  ['a registry file', 'Windows Registry Editor Version 5.00\r\n'],
  ['an HTML application', '<html><HTA:APPLICATION id=x></html>'],
])('%s is executable by its content, whatever its name says', async (_, content) => {
  for (const name of ['photo.jpg', 'thesis.pdf', 'notes.txt']) {
    expect((await detectMediaType(bytes(content.padEnd(64, '\n')), name)).isExecutable).toBe(true)
  }
})

test('a Java archive, an Android package and an installer are executable', async () => {
  const jar = makeZip([{ name: 'META-INF/MANIFEST.MF', content: 'Manifest-Version: 1.0\n' }])
  const apk = makeZip([
    { name: 'AndroidManifest.xml', content: Buffer.from([3, 0, 8, 0]) },
    { name: 'classes.dex', content: Buffer.from('dex\n035\0') },
  ])
  for (const content of [jar, apk, installer()]) {
    expect((await detectMediaType(await stored(content), 'thesis.docx')).isExecutable).toBe(true)
  }
})

test.each(['go.bat', 'go.cmd', 'go.ps1', 'go.vbs', 'go.js', 'go.hta', 'go.jse', 'go.wsf'])(
  'text named %s is executable',
  async (name) => {
    expect((await detectMediaType(bytes('dim x'), name)).isExecutable).toBe(true)
  },
)

test('a file of no known kind is executable under a name that Windows runs', async () => {
  for (const name of [
    'go.com',
    'go.SCR',
    'go.pif',
    'go.exe',
    'go.bat',
    'go.cmd',
    'go.hta',
    'go.js',
    'go.reg',
    'go.bat. ',
  ]) {
    expect((await detectMediaType(bytes('\u0002\u0003\u0000\u0005'), name)).isExecutable).toBe(true)
  }
  expect((await detectMediaType(bytes('\u0002\u0003\u0000\u0005'), 'go.com.bin')).isExecutable).toBe(false)
})

test('a name under which a desktop runs things gets the ending of its content, any other name is left', () => {
  const pdf = { mediaType: 'application/pdf', extension: 'pdf' }
  for (const ending of executableExtensions()) expect(nameOfNoProgram(`form.${ending}`, pdf)).toBe(`form.${ending}.pdf`)
  expect(nameOfNoProgram('Form.HTA. ', pdf)).toBe('Form.HTA. .pdf')
  expect(nameOfNoProgram('x.svg.hta', { mediaType: 'image/svg+xml', extension: 'svg' })).toBe('x.svg.hta.svg')
  for (const name of ['form', 'form.pdf', 'form.doc', 'notes.v2', 'form.html'])
    expect(nameOfNoProgram(name, pdf)).toBe(name)
})

test('a zip is taken for an office file by its name only while the rest of it is out of reach', async () => {
  const beginning = bytes('PK\u0003\u0004\u0014\u0000\u0000\u0000')
  expect((await detectMediaType(beginning, 'a.odt')).extension).toBe('odt')
  expect((await detectMediaType(await stored(beginning), 'a.odt')).extension).toBe('zip')
})

test('only what no browser interprets is shown in place', () => {
  const inline = ['application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'audio/mpeg', 'video/mp4', 'IMAGE/PNG']
  const attached = [
    'text/html',
    'image/svg+xml',
    'application/xml',
    'text/css',
    'text/javascript',
    'text/csv',
    'application/octet-stream',
    '',
  ]
  expect(inline.map(inlineDisposition)).toEqual(inline.map(() => 'inline'))
  expect(attached.map(inlineDisposition)).toEqual(attached.map(() => 'attachment'))
  expect(servedAs('text/plain')).toBe('text/plain; charset=utf-8')
  expect(servedAs('image/png')).toBe('image/png')
})

/** A compound file whose root has the class of Windows Installer packages. */
function installer(): Buffer {
  const container = CFB.read(makeCompound({ '\u4840\u3f7f': Buffer.alloc(5_000) }), { type: 'buffer' })
  container.FileIndex[0].clsid = '84100c0000000000c000000000000046'
  return Buffer.from(CFB.write(container, { type: 'buffer' }))
}

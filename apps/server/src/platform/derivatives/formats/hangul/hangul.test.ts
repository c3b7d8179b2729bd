import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { deriveBytes } from '../../testing/derive-bytes.ts'
import { makeZip } from '../../testing/make-zip.ts'
import { makeCompound } from '../../testing/office-files.ts'

async function read(name: string, bytes: Buffer) {
  const { text, thumbnail, preview, failure } = await deriveBytes(name, bytes)
  return { pages: text?.pages ?? [], isDrawn: thumbnail !== null, preview: preview?.kind ?? null, failure }
}
const picture = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

/** A record of a paragraph's text, among one of another kind. */
function section(...paragraphs: (string | number)[][]): Buffer {
  const records = paragraphs.flatMap((parts) => {
    const text = Buffer.concat(
      parts.map((part) =>
        typeof part === 'string'
          ? Buffer.from(part, 'utf16le')
          : Buffer.from(Uint16Array.from([part, 1, 2, 3, 4, 5, 6, part]).buffer),
      ),
    )
    return [record(66, Buffer.alloc(22)), record(67, Buffer.concat([text, Buffer.from([13, 0])]))]
  })
  return Buffer.concat(records)
}

function record(tag: number, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(0xfff0_0000 + tag, 0)
  head.writeUInt32LE(body.length, 4)
  if (body.length >= 0xfff) return Buffer.concat([head, body])
  head.writeUInt32LE(body.length * 0x10_0000 + tag, 0)
  return Buffer.concat([head.subarray(0, 4), body])
}

function makeHwp(flags: number, sections: readonly Buffer[], more: Record<string, Buffer> = {}): Buffer {
  const head = Buffer.alloc(256)
  head.write('HWP Document File', 'latin1')
  head.writeUInt32LE(0x05_01_00_00, 32)
  head.writeUInt32LE(flags, 36)
  const streams = sections.map((one, index) => [`BodyText/Section${index}`, one] as const)
  return makeCompound({ FileHeader: head, DocInfo: Buffer.alloc(40), ...Object.fromEntries(streams), ...more })
}

describe('a document of Hangul', () => {
  const first = section(['Minutesword 회의록', 9, 'Tabword\nLine'], [11, 'Tableword'], ['Longword '.repeat(300)])
  const second = section(['Secondword'])

  test.each([
    ['packed', 1, [first, second].map((one) => deflateRawSync(one))],
    ['stored', 0, [first, second]],
  ] as const)('gives its words, %s', async (_, flags, sections) => {
    const { pages, isDrawn, failure } = await read('a.hwp', makeHwp(flags, sections))
    expect(failure).toBeUndefined()
    expect(pages[0]).toMatch(/^Minutesword 회의록 Tabword\nLine\nTableword\nLongword /)
    expect(pages[0]).toMatch(/Longword\nSecondword$/)
    expect(isDrawn).toBe(true)
  })

  test('that is locked says so; one that may only be read gives the beginning that it shows', async () => {
    expect((await read('a.hwp', makeHwp(2, [Buffer.alloc(50)]))).failure?.code).toBe('PasswordProtected')
    const shown = makeHwp(5, [Buffer.alloc(100, 7)], { PrvText: Buffer.from('Firstword', 'utf16le') })
    expect((await read('a.hwp', shown)).pages).toEqual(['Firstword'])
  })

  test('without a word is shown by the picture that it carries', async () => {
    const { pages, isDrawn } = await read('a.hwp', makeHwp(0, [section([''])], { PrvImage: await picture() }))
    expect({ pages, isDrawn }).toEqual({ pages: [], isDrawn: true })
  })

  test('whose section is damaged, or packed without end, is no trap', async () => {
    expect((await read('a.hwp', makeHwp(1, [Buffer.alloc(50, 0xff)]))).failure?.code).toBe('Corrupt')
    const bomb = deflateRawSync(Buffer.alloc(120_000_000))
    expect((await read('a.hwp', makeHwp(1, [bomb]))).failure?.code).toBe('TooLarge')
  })
})

describe('a document of Hangul in XML', () => {
  const xml = (body: string) =>
    `<hs:sec xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section">${body}</hs:sec>`
  const make = (sections: readonly string[], more: { name: string; content: string | Buffer }[] = []) =>
    makeZip([
      { name: 'mimetype', content: 'application/hwp+zip' },
      { name: 'Contents/content.hpf', content: '<opf:package/>' },
      ...sections.map((content, index) => ({ name: `Contents/section${index}.xml`, content: xml(content) })),
      ...more,
    ])

  test('gives its words: cells and boxes behind their paragraph, none that was deleted, no number', async () => {
    const cell = (text: string) =>
      `<hp:tc><hp:subList><hp:p><hp:run><hp:t>${text}</hp:t></hp:run></hp:p></hp:subList></hp:tc>`
    const { pages, isDrawn, preview } = await read(
      'a.hwpx',
      make([
        `<hp:p><hp:run><hp:t>Minutes<hp:tab/>word<hp:deleteBegin/>Goneword<hp:deleteEnd/></hp:t><hp:ctrl><hp:pos>17</hp:pos></hp:ctrl><hp:tbl><hp:tr>${cell('Cellword')}${cell('Peña')}</hp:tr></hp:tbl><hp:t> goes on</hp:t></hp:run></hp:p><hp:p/>`,
        '<hp:p><hp:run><hp:textart text="Artword"/><hp:t>Second<hp:lineBreak/>line</hp:t></hp:run></hp:p>',
      ]),
    )
    expect(pages).toEqual(['Minutes word goes on\nCellword\nPeña\nSecond\nline\nArtword'])
    expect({ isDrawn, preview }).toEqual({ isDrawn: true, preview: 'pdf' })
  })

  test('that is locked says so', async () => {
    const manifest = '<odf:manifest><odf:file-entry><odf:encryption-data/></odf:file-entry></odf:manifest>'
    const locked = make(['x'], [{ name: 'META-INF/manifest.xml', content: manifest }])
    expect((await read('a.hwpx', locked)).failure?.code).toBe('PasswordProtected')
  })
})

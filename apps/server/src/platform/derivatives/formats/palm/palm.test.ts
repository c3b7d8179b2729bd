import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { deriveBytes } from '../../testing/derive-bytes.ts'

/** A database of Palm: its name, kind and maker, then the records. */
function palm(kind: 'TEXtREAd' | 'BOOKMOBI', records: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(78 + records.length * 8 + 2)
  head.write('A_book')
  head.write(kind, 60, 'latin1')
  head.writeUInt16BE(records.length, 76)
  let at = head.length
  for (const [index, record] of records.entries()) {
    head.writeUInt32BE(at, 78 + index * 8)
    at += record.length
  }
  return Buffer.concat([head, ...records])
}

/** How it is packed (1: not, 2: by PalmDOC), in how many records, and whether it is locked. */
function start(way: number, records: number, isLocked = false): Buffer {
  const head = Buffer.alloc(16)
  head.writeUInt16BE(way, 0)
  head.writeUInt16BE(records, 8)
  head.writeUInt16BE(isLocked ? 2 : 0, 12)
  return head
}

/** `Wordword Peña wordword`: a letter behind a blank, what comes as it is, and what comes again. */
const PACKED = Buffer.from([...Buffer.from('Wordword'), 0xd0, 0x65, 2, 0xc3, 0xb1, 0x61, 0xf7, 0x80, 0x7c])

interface Mobi {
  text: Buffer[]
  title: string
  cover?: Buffer
  /** Where the book ends, before its styles. */
  flowsEnd?: number
}

function mobi({ text, title, cover, flowsEnd }: Mobi): Buffer {
  const head = Buffer.alloc(16 + 232)
  start(1, text.length).copy(head)
  head.write('MOBI', 16)
  head.writeUInt32BE(232, 20)
  head.writeUInt32BE(65_001, 28)
  head.writeUInt32BE(flowsEnd ? 8 : 6, 36)
  head.writeUInt32BE(text.length + 1, 108)
  head.writeUInt32BE(text.length + 2, 192)
  // Each record ends with a letter that is cut, and an entry of two bytes.
  head.writeUInt16BE(3, 242)
  const said = (number: number, value: Buffer) => {
    const entry = Buffer.alloc(8)
    entry.writeUInt32BE(number, 0)
    entry.writeUInt32BE(8 + value.length, 4)
    return Buffer.concat([entry, value])
  }
  const known = [said(503, Buffer.from(title)), said(100, Buffer.from('Ana Peña')), said(201, Buffer.alloc(4))]
  const exth = Buffer.alloc(12)
  exth.write('EXTH')
  exth.writeUInt32BE(known.length, 8)
  const flows = Buffer.alloc(28)
  flows.write('FDST')
  flows.writeUInt32BE(flowsEnd ?? 0, 16)
  const pieces = text.map((piece) => Buffer.concat([piece, Buffer.from([0, 0x20, 0x82])]))
  return palm('BOOKMOBI', [Buffer.concat([head, exth, ...known]), ...pieces, cover ?? Buffer.alloc(4), flows])
}

async function read(name: string, bytes: Buffer) {
  const { text, thumbnail, preview, failure } = await deriveBytes(name, bytes)
  return { pages: text?.pages ?? [], isDrawn: thumbnail !== null, preview: preview?.kind ?? null, failure }
}
const shown = (page: string) => ({ pages: [page], isDrawn: true, preview: 'pdf', failure: undefined })

describe('a book of PalmDOC', () => {
  test('gives its words, packed and not', async () => {
    expect(await read('a.pdb', palm('TEXtREAd', [start(2, 1), PACKED]))).toEqual(shown('Wordword Peña wordword'))
    const plain = palm('TEXtREAd', [start(1, 2), Buffer.from('Firstword\n'), Buffer.from('Nextword')])
    expect(await read('a.pdb', plain)).toEqual(shown('Firstword\nNextword'))
  })

  test('that is locked is told to be so, and one that is packed otherwise too', async () => {
    const failureOf = async (head: Buffer) => (await read('a.pdb', palm('TEXtREAd', [head, PACKED]))).failure
    expect((await failureOf(start(2, 1, true)))?.code).toBe('PasswordProtected')
    expect((await failureOf(start(17_480, 1)))?.message).toBe('The book is packed in a way that is not read')
  })
})

describe('a book of Mobipocket or Kindle', () => {
  test('gives its title, its author and the words of its markup, without what stands behind each record', async () => {
    const text = ['<html><head><title>x</title></head><body><p>First', 'word Pe&#241;a</p><p>Next</p></body></html>']
    const book = mobi({ text: text.map((piece) => Buffer.from(piece)), title: 'Titleword' })
    expect(await read('a.mobi', book)).toEqual(shown('Titleword\nAna Peña\nFirstword Peña\nNext'))
  })

  test('of newer kinds leaves out the styles that stand behind it', async () => {
    const page = '<html><body><p>Bookword</p></body></html>'
    const book = mobi({ text: [Buffer.from(`${page}.styleword {}`)], title: 'T', flowsEnd: page.length })
    expect((await read('a.azw3', book)).pages).toEqual(['T\nAna Peña\nBookword'])
  })

  test('shows its cover as thumbnail', async () => {
    const cover = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer()
    const { thumbnail } = await deriveBytes('a.mobi', mobi({ text: [Buffer.from('<p>Word</p>')], title: 'T', cover }))
    expect(await sharp(thumbnail ?? '').metadata()).toMatchObject({ width: 40, height: 60 })
  })
})

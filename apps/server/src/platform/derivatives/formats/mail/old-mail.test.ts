import { deflateSync } from 'node:zlib'
import { encode } from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { deriveBytes } from '../../testing/derive-bytes.ts'
import { makeMail } from '../../testing/mail-files.ts'
import { decodeUu } from './uuencoded.ts'

const inBase64 = (bytes: Buffer) => ({ encoding: 'base64', body: bytes.toString('base64') })
const word = (charset: string, bytes: Buffer) => `=?${charset}?B?${bytes.toString('base64')}?=`
const plain = { encoding: '8bit', body: 'Bodyword' }

async function read(mail: Buffer) {
  const { text, attachments } = await deriveBytes('a.eml', mail)
  return { text: text?.pages.join('\n') ?? '', attachments: (attachments ?? []).map(({ name }) => name) }
}

describe('letters that mail programs of other times wrote', () => {
  test.each([
    ['cp850', 'Reseñaword', encode('Reseñaword', 'cp850')],
    ['IBM437', 'Reseñaword', encode('Reseñaword', 'cp437')],
    ['utf-7', 'Reseñaword', encode('Reseñaword', 'utf-7')],
    ['unicode-1-1-utf-7', 'Reseñaword', encode('Reseñaword', 'utf-7')],
    ['unknown-8bit', 'Reseñaword', Buffer.from('Reseñaword')],
    ['us-ascii', 'Reseñaword', Buffer.from('Reseñaword')],
    ['us-ascii', 'Reseñaword', Buffer.from('Reseñaword', 'latin1')],
  ])('in %s are read in the head and in the body: %s', async (charset, letters, bytes) => {
    const { text } = await read(
      makeMail({ Subject: word(charset, bytes) }, `text/plain; charset=${charset}`, inBase64(bytes)),
    )
    expect(text).toContain(`Subject: ${letters}\n\n${letters}`)
  })

  test.each([
    [
      'iso-2022-kr',
      '회의록',
      Buffer.concat([
        Buffer.from('\u001b$)C\r\n\u000e'),
        Buffer.from(encode('회의록', 'euc-kr').map((byte) => byte & 0x7f)),
        Buffer.from('\u000f'),
      ]),
    ],
    [
      'hz-gb-2312',
      '会议记录',
      Buffer.concat([
        Buffer.from('~{'),
        Buffer.from(encode('会议记录', 'gbk').map((byte) => byte & 0x7f)),
        Buffer.from('~}'),
      ]),
    ],
  ])('in %s are read', async (charset, letters, body) => {
    expect((await read(makeMail({}, `text/plain; charset=${charset}`, { encoding: '7bit', body }))).text).toContain(
      letters,
    )
  })

  test('are put together where they were cut in two, and read where they stand without a word of their encoding', async () => {
    const cut = Buffer.from('Reseña')
    const split = `${word('UTF-8', cut.subarray(0, 5))}\r\n ${word('UTF-8', cut.subarray(5))}`
    expect((await read(makeMail({ Subject: split }, 'text/plain', plain))).text).toContain('Subject: Reseña\n')
    const japanese = '\u001b$B5D;vO?\u001b(B'
    expect((await read(makeMail({ Subject: japanese }, 'text/plain', plain))).text).toContain('Subject: 議事録\n')
  })
})

describe('bodies that mail programs of other times wrote', () => {
  test.each([
    [
      'lines that go on, quoted or not',
      'text/plain; format=flowed; delsp=yes',
      'A Flow \r\nedword\r\n> a Quo \r\n> tedword',
      ['Flowedword', 'Quotedword'],
    ],
    ['enriched text', 'text/enriched', '<bold>Enri</bold>chedword <<x>', ['Enrichedword <x>']],
    [
      'names of letters',
      'text/html',
      'so&shy;ftword &Ccedil;a &oelig;uvre &Scaron;koda &alpha;&hearts;',
      ['softword Ça œuvre Škoda α♥'],
    ],
    [
      'a calendar',
      'text/calendar',
      'BEGIN:VCALENDAR\r\nSUMMARY:Sen\r\n ateword\\, hall\r\nEND:VCALENDAR',
      ['Senateword, hall'],
    ],
  ])('%s', async (_, type, body, words) => {
    const { text } = await read(makeMail({}, type, { encoding: '8bit', body }))
    for (const each of words) expect(text).toContain(each)
  })

  test('files that were written into a text are files, and the text goes on behind them', async () => {
    const lines = "begin 644 notes.txt\r\n44V5N871E('=O<F0@:&5R90``\r\n`\r\nend\r\n"
    const { text, attachments } = await read(
      makeMail({}, 'text/plain', { encoding: '7bit', body: `Before\r\n${lines}After` }),
    )
    expect(attachments).toEqual(['notes.txt'])
    expect(text).toMatch(/Before\s+After\s+notes\.txt\nSenate word here/)
    expect(decodeUu('#0V%T\n`').toString()).toBe('Cat')
  })
})

describe('a mail inside its own signature', () => {
  const field = (tag: number, ...inside: Buffer[]) => {
    const body = Buffer.concat(inside)
    return Buffer.concat([Buffer.from([tag, 0x82, body.length >> 8, body.length & 255]), body])
  }
  const endless = (tag: number, ...inside: Buffer[]) =>
    Buffer.concat([Buffer.from([tag, 0x80]), ...inside, Buffer.alloc(2)])
  const id = (hex: string) => Buffer.concat([Buffer.from([6, hex.length / 2]), Buffer.from(hex, 'hex')])
  const letter = Buffer.from(
    'Content-Type: multipart/mixed; boundary=z\r\n\r\n--z\r\nContent-Type: text/plain\r\n\r\nSignedword\r\n--z\r\nContent-Disposition: attachment; filename=plan.txt\r\n\r\nPlanword\r\n--z--\r\n',
  )
  const signed = (wrap: typeof field, content: Buffer) =>
    wrap(
      0x30,
      id('2a864886f70d010702'),
      wrap(
        0xa0,
        wrap(0x30, Buffer.from([2, 1, 1]), field(0x31), wrap(0x30, id('2a864886f70d010701'), wrap(0xa0, content))),
      ),
    )

  test.each([
    ['told by its length', signed(field, field(0x04, letter))],
    [
      'in pieces without one',
      signed(endless, endless(0x24, field(0x04, letter.subarray(0, 70)), field(0x04, letter.subarray(70)))),
    ],
  ])('is read, %s', async (_, bytes) => {
    const { text, attachments } = await read(
      makeMail({}, 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m', inBase64(bytes)),
    )
    expect(text).toContain('Signedword')
    expect(text).toContain('Planword')
    expect(attachments).toEqual(['smime.p7m', 'plan.txt'])
  })

  test('says nothing where it is broken or encrypted', async () => {
    const bytes = signed(field, field(0x04, letter)).subarray(0, 90)
    const { text, attachments } = await read(makeMail({}, 'application/pkcs7-mime; name=smime.p7m', inBase64(bytes)))
    expect(text).not.toContain('Signedword')
    expect(attachments).toEqual(['smime.p7m'])
  })
})

test('beginnings without an end cost no more than their length', async () => {
  const bodies = [
    ['text/plain', 'begin 644 a.txt\r\n'.repeat(100_000)],
    ['text/plain; charset=hz-gb-2312', '~{'.repeat(500_000)],
  ] as const
  for (const [type, body] of bodies) {
    const { failure } = await deriveBytes('a.eml', makeMail({}, type, { encoding: '7bit', body }))
    expect(failure).toBeUndefined()
  }
})

test('a page that names its encoding itself is read by it where the mail says nothing', async () => {
  const page = encode('<html><head><meta charset="windows-1251"></head><body>протокол</body></html>', 'cp1251')
  for (const type of ['text/html', 'text/html; charset=us-ascii'])
    expect((await read(makeMail({}, type, { encoding: '8bit', body: page }))).text, type).toContain('протокол')
})

test('a text that has a name is told as a file, and its words stay where they stand', async () => {
  const mail = makeMail({}, 'multipart/mixed; boundary=q', {
    encoding: '7bit',
    body: `--q\r\n\r\nBodyword\r\n--q\r\nContent-Type: text/plain; name="=?utf-8?Q?Rese=C3=B1a=2Etxt?="\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from('Fileword').toString('base64')}\r\n--q--`,
  })
  const { text, attachments } = await read(mail)
  expect(attachments).toEqual(['Reseña.txt'])
  expect(text.match(/Fileword/g)).toHaveLength(1)
})

const der = (tag: number, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((each) => (typeof each === 'string' ? Buffer.from(each, 'hex') : each)))
  const length = Buffer.from([0x84, 0, 0, 0, 0])
  length.writeUInt32BE(body.length, 1)
  return Buffer.concat([Buffer.from([tag]), length, body])
}
const letter = 'Content-Type: text/plain\r\n\r\nPackedword\r\n'
const content = (bytes: Buffer) => [der(0x06, '2a864886f70d010701'), der(0xa0, der(0x04, bytes))]

test('a letter that was packed by its program is unpacked (RFC 3274)', async () => {
  const packed = der(
    0x30,
    der(0x06, '2a864886f70d0109100109'),
    der(
      0xa0,
      der(
        0x30,
        der(0x02, '00'),
        der(0x30, der(0x06, '2a864886f70d0109100308')),
        der(0x30, ...content(deflateSync(letter))),
      ),
    ),
  )
  const mail = makeMail({}, 'application/pkcs7-mime; smime-type=compressed-data; name=smime.p7z', inBase64(packed))
  expect((await read(mail)).text).toContain('Packedword')
})

test('a file inside its signature is read where it is written in letters (PEM)', async () => {
  const signed = der(
    0x30,
    der(0x06, '2a864886f70d010702'),
    der(0xa0, der(0x30, der(0x02, '01'), der(0x31), der(0x30, ...content(Buffer.from('Signedword'))))),
  )
  const lines = signed.toString('base64').replace(/.{64}/g, '$&\n')
  for (const kind of ['PKCS7', 'CMS']) {
    const pem = `-----BEGIN ${kind}-----\n${lines}\n-----END ${kind}-----\n`
    expect((await deriveBytes('a.txt.p7m', pem)).text?.pages.join('\n'), kind).toContain('Signedword')
  }
})

test('a mail whose lines end as those of old Macs do is read', async () => {
  const lines = makeMail({ Subject: 'Headword' }, 'text/plain', plain).toString().replaceAll('\r\n', '\r')
  expect((await read(Buffer.from(lines))).text).toContain('Subject: Headword\n\nBodyword')
})

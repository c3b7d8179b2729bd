import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { makeGzip, makeTar } from '../../testing/archive-files.ts'
import { deriveBytes } from '../../testing/derive-bytes.ts'
import { makeMail } from '../../testing/mail-files.ts'
import { makeZip } from '../../testing/make-zip.ts'
import { makeDocx } from '../../testing/office-files.ts'

async function read(name: string, bytes: Buffer) {
  const { text, attachments, preview, failure } = await deriveBytes(name, bytes)
  const shown = preview?.kind === 'html' ? await readFile(preview.path, 'utf8') : ''
  return { pages: text?.pages ?? [], names: attachments.map(({ name: file }) => file), shown, failure }
}

describe('an archive', () => {
  test('gives the words and files that lie in it, however deep, and a list to look at', async () => {
    const inner = makeZip([{ name: 'deep.txt', content: 'Deepword' }])
    const zip = makeZip([
      { name: 'Papers/memo.docx', content: await makeDocx('Memoword', []) },
      { name: 'Papers/', content: '' },
      { name: 'inner.zip', content: inner },
      { name: '__MACOSX/._memo.docx', content: 'x' },
    ])
    const { pages, names, shown } = await read('a.zip', zip)
    expect(pages).toEqual(['Papers/memo.docx\nMemoword', 'inner.zip\ndeep.txt\nDeepword'])
    expect(names).toEqual(['Papers/memo.docx', 'inner.zip', 'deep.txt'])
    expect(shown).toContain('2 files')
    expect(shown).toMatch(/<span>Papers<\/span>[\s\S]*<span>memo\.docx<\/span>/)
  })

  test('of a tar, plain or packed, and a single packed file are read the same way', async () => {
    const tar = makeTar({ 'a/one.txt': 'Oneword', 'two.txt': 'Twoword' })
    const expected = ['a/one.txt\nOneword', 'two.txt\nTwoword']
    expect((await read('a.tar', tar)).pages).toEqual(expected)
    expect((await read('a.tgz', makeGzip('a.tar', tar))).pages).toEqual(expected)
    expect((await read('b.gz', makeGzip('note.txt', 'Noteword'))).pages).toEqual(['note.txt\nNoteword'])
  })

  test.each([
    ['DOS', Buffer.from('506524612e747874'.replace('24', 'a4'), 'hex'), 'Peña.txt'],
    ['macOS', Buffer.from('Peña.txt'), 'Peña.txt'],
    ['Japan', Buffer.from([0x8b, 0x63, 0x8e, 0x96, 0x98, 0x5e, 0x2e, 0x74, 0x78, 0x74]), '議事録.txt'],
  ])('names its files in the letters of %s', async (_, raw, name) => {
    const zip = makeZip([{ name: 'x'.repeat(raw.length), content: 'Inword' }])
    for (let at = zip.indexOf('xxx'); at >= 0; at = zip.indexOf('xxx', at)) raw.copy(zip, at)
    expect((await read('a.zip', zip)).names).toEqual([name])
  })

  test('names what is locked or leads out of it, and goes on', async () => {
    const zip = makeZip([
      { name: 'secret.txt', content: 'Secretword' },
      { name: '../../up.txt', content: 'Upword' },
    ])
    zip.writeUInt16LE(1, zip.indexOf('PK\u0001\u0002', 0, 'latin1') + 8)
    const { pages, names, shown } = await read('a.zip', zip)
    expect(pages).toEqual(['../../up.txt\nUpword', 'secret.txt'])
    expect(names).toEqual(['../../up.txt'])
    expect(shown).toContain('1 is protected by a password.')
  })

  test('of bombs in bombs, and one that lies about its sizes, is listed and left', async () => {
    let bomb = makeZip([{ name: 'zeros', content: Buffer.alloc(90_000_000) }])
    for (let level = 0; level < 6; level += 1)
      bomb = makeZip(Array.from({ length: 10 }, (_, index) => ({ name: `${level}-${index}.zip`, content: bomb })))
    const { pages, failure } = await read('bomb.zip', bomb)
    expect(failure).toBeUndefined()
    expect(pages.join('\n')).toContain('5-9.zip')
    const liar = makeZip([{ name: 'a.txt', content: Buffer.alloc(60_000_000), claimedSize: 10 }])
    expect((await read('liar.zip', liar)).pages).toEqual(['a.txt'])
  })

  test('a tar packed into a bomb is too large', async () => {
    const bomb = makeGzip('a.tar', Buffer.alloc(260_000_000))
    expect((await read('a.gz', bomb)).failure?.code).toBe('TooLarge')
  })
})

describe('a mailbox in one file', () => {
  const mail = (subject: string, body: string) =>
    makeMail({ Subject: subject }, 'text/plain; charset=utf-8', { encoding: 'base64', body })
  const line = 'From ana@up.edu.ph Mon Jan  5 09:00:00 2026\n'

  test('gives each of its mails, decoded, as a file of its own', async () => {
    const first = mail('=?utf-8?B?UmVzZcOxYXdvcmQ=?=', Buffer.from('Firstword').toString('base64'))
    const second = mail('Two', Buffer.from('Secondword').toString('base64'))
    const { pages, names, shown } = await read(
      'a.mbox',
      Buffer.concat([Buffer.from(line), first, Buffer.from(`\n${line}`), second]),
    )
    expect(names).toEqual(['mail-1.eml', 'mail-2.eml'])
    expect(pages[0]).toContain('Reseñaword')
    expect(pages[0]).toContain('Firstword')
    expect(pages[1]).toContain('Secondword')
    expect(pages.join()).not.toContain('U2Vjb25kd29yZA')
    expect(shown).toContain('2 mails.')
    expect(shown).toContain('Secondword')
  })

  test('of more mails than are told as files says the words of all', async () => {
    const many = Array.from({ length: 520 }, (_, at) => `${line}From: a@b\nSubject: s\n\nMail${at}word\n\n`).join('')
    const { pages, names } = await read('a.mbox', Buffer.from(many))
    expect(names).toHaveLength(500)
    expect(pages.at(-1)).toContain('Mail519word')
  })
})

import { describe, expect, test } from 'vitest'
import { deriveBytes } from '../../testing/derive-bytes.ts'

/** Three pages of 16 by 8 dots, of which the first and the last have words (`csepdjvu` and `djvused`, DjVuLibre 3.5.28). */
const PAGES = Buffer.from(
  'QVQmVEZPUk0AAAFyREpWTURJUk0AAAArgQADAAAARAAAANAAAAEC///dv4ofrwk3VTNmgtRU92Lerq2kVh99f07urwBGT1JNAAAAg0RKVlVJTkZPAAAACgAQAAgYACwBFgFTamJ6AAAADIejT8kYw8Mjk+PAL1RYVHoAAABR//91iM4qjjUJcfyU4TL0a0nKRmk2cT3C/A9O6ggyq7NJRDtVO8E1NuyRt2zTmYB0ZhCpKSvXJA5ozVgPAPgvl9PXfEjCgE+8Ymp26qT1wjuzAEZPUk0AAAAqREpWVUlORk8AAAAKABAACBgALAEWAVNqYnoAAAAMh6NPyRjDwyOT48AvRk9STQAAAHRESlZVSU5GTwAAAAoAEAAIGAAsARYBU2piegAAAAyHo0/JGMPDI5PjwC9UWFR6AAAAQv//oYjaQL4tRUtPl6z3UgaQw3d4cUwQDOGv4f80veZCmbC83YRk+FBAxt82OAqkYWeJkIoR4dZH3ci95ZLNDLiEnw==',
  'base64',
)

async function read(bytes: Buffer) {
  const { text, textState, pageCount, preview, failure } = await deriveBytes('a.djvu', bytes)
  return { pages: text?.pages ?? [], textState, pageCount, preview: preview?.kind ?? null, failure: failure?.code }
}

describe('a DjVu', () => {
  test('gives the words behind its scans, page by page, and how many pages it has', async () => {
    expect(await read(PAGES)).toEqual({
      pages: ['Scannedword Peña\nSecondline', '', 'Otherpage 議事録'],
      textState: 'done',
      pageCount: 3,
      preview: 'html',
      failure: undefined,
    })
  })

  test('of one page without words says that it has one', async () => {
    const page = PAGES.subarray(PAGES.indexOf('FORM', 12), PAGES.indexOf('TXTz'))
    const alone = Buffer.concat([Buffer.from('AT&T'), page])
    alone.writeUInt32BE(alone.length - 12, 8)
    expect(await read(alone)).toMatchObject({ textState: 'none', pageCount: 1, preview: null, failure: undefined })
  })

  test('whose words are damaged gives those of its other pages', async () => {
    const damaged = Buffer.from(PAGES)
    damaged.fill(0x55, damaged.indexOf('TXTz') + 8, damaged.indexOf('TXTz') + 40)
    expect((await read(damaged)).pages).toEqual(['', '', 'Otherpage 議事録'])
  })
})

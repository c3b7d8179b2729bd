import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { cellHere } from '../programs/cell.ts'
import { lookForPrograms, programHere } from '../programs/programs.ts'
import { bitmapOf } from '../testing/bitmap-files.ts'
import { standIns } from '../testing/stand-ins.ts'
import { chosen, listLanguages, type OcrCommand } from './command-for.ts'
import { readPages } from './read-pages.ts'

const command = await programHere('tesseract')
if (!command) process.stderr.write('No tesseract command here, or no cell for it: only what comes along is tested.\n')
const known = command ? await listLanguages(command) : []

const lines = [
  'Office of the Registrar',
  'Memorandum No. 41 s. 2026',
  'The enrolment of the second semester begins in January.',
  'Sa lahat ng mga mag-aaral: magsisimula ang pagpapatala.',
  'Señor Peñaflor, José María Núñez, enseñanza',
]
/** As the search compares them, without accents: a small tilde is lost now and then. */
const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A page as a scanner would make it: 1 654 by 2 339 pixels. */
const drawn = (said: readonly string[] = lines) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339"><rect width="1654" height="2339" fill="#fff"/>${said
        .map(
          (line, index) =>
            `<text x="160" y="${240 + index * 90}" font-size="46" font-family="sans-serif">${line}</text>`,
        )
        .join('')}</svg>`,
    ),
  ).png()

async function read(bytes: Buffer, mediaType = 'image/png', pages = [1], by?: Partial<OcrCommand>) {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'bytes')
  await writeFile(path, bytes)
  const languages = ['eng', 'fil', 'spa'] as const
  const outputDir = join(folder, 'out')
  return readPages({ path, mediaType, extension: 'png', outputDir, languages, pages, ...by })
}

test('a page of English, Filipino and Spanish is read, each word in its place', async () => {
  const { pages, failure } = await read(await drawn().toBuffer())
  expect(failure).toBeNull()
  expect(pages[0]?.turn).toBe(0)
  expect(words(pages[0]?.text ?? '')).toEqual(words(lines.join(' ')))
  const [, left = 0, top = 0, width = 0, height = 0] = pages[0]?.words.find(([text]) => text === 'Memorandum') ?? []
  // Its line stands at 330 of 2 339 pixels, and begins at 160 of 1 654.
  expect(left / 10_000).toBeCloseTo(160 / 1654, 1)
  expect((top + height) / 10_000).toBeCloseTo(330 / 2339, 2)
  expect(width).toBeGreaterThan(height)
})

test('a bitmap, which the library of pictures does not know, is read as well', async () => {
  const { data, info } = await drawn().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { pages, failure } = await read(bitmapOf(data, info), 'image/bmp')
  expect(failure).toBeNull()
  expect(words(pages[0]?.text ?? '')).toEqual(words(lines.join(' ')))
})

test('a page that lies on its side is turned and read, and its words lie where they are on it', async () => {
  const { pages } = await read(
    await sharp(await drawn().toBuffer())
      .rotate(90)
      .png()
      .toBuffer(),
  )
  expect(pages[0]?.turn).toBe(270)
  expect(pages[0]?.text).toContain('Office of the Registrar')
  const [, left = 0, top = 0] = pages[0]?.words.find(([text]) => text === 'Office') ?? []
  // What stood at the top left lies at the top right.
  expect([left < 5_000, top < 5_000]).toEqual([false, true])
})

test('a crooked page is levelled, and its words stay where they are on it', async () => {
  const bytes = await sharp(await drawn().toBuffer())
    .rotate(4, { background: '#ffffff' })
    .png()
    .toBuffer()
  const { pages } = await read(bytes)
  expect(pages[0]?.text).toContain('The enrolment of the second semester begins in January')
  const topOf = (word: string) => pages[0]?.words.find(([text]) => text === word)?.[2] ?? 0
  // Turned clockwise, what stands at the right of a line lies lower.
  expect(topOf('January.') - topOf('enrolment')).toBeGreaterThan(100)
})

test('a picture without words gives none, and one that is broken says so', async () => {
  const noise = {
    width: 900,
    height: 700,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  }
  const photograph = await sharp({ create: { ...noise, background: '#888888' } })
    .blur(3)
    .jpeg()
    .toBuffer()
  expect((await read(photograph, 'image/jpeg')).pages).toMatchObject([{ text: '', words: [] }])
  const broken = await read(Buffer.concat([await drawn().toBuffer()]).subarray(0, 900))
  expect(broken).toMatchObject({ pages: [], failure: { code: 'Corrupt' } })
})

test('the command of the machine is asked where it has every language, or where it is forced, in those that it has', () => {
  const one = { name: 'tesseract' as const, path: '/usr/bin/tesseract', version: '5.3.0' }
  const ask = (known: ('eng' | 'fil' | 'spa')[], isForced: boolean) =>
    chosen(one, { languages: ['eng', 'fil', 'spa'], known, isForced })?.languages
  expect(ask(['eng', 'fil', 'spa'], false)).toEqual(['eng', 'fil', 'spa'])
  expect(ask(['eng', 'fil'], false)).toBeUndefined()
  expect(ask(['fil'], true)).toEqual(['fil'])
  expect(ask([], true)).toBeUndefined()
})

test.skipIf(!(await cellHere()))(
  'a command is given the page and the languages; what it lacks an answer for fails',
  async () => {
    const rows = [
      '5\t1\t1\t1\t1\t1\t165\t234\t331\t47\t96\tRegistrar',
      '5\t1\t1\t1\t1\t2\t800\t234\t331\t47\t93\tquietly',
    ]
    const said = `case "$*" in *--list-langs*) printf 'List:\neng\nfil\nosd\n' ;; *--version*) echo "tesseract 9.1" ;;
    "- - -l eng+fil --psm 6 tsv") [ "$(head -c 2)" = P5 ] && printf '${rows.join('\\n')}' ;; *) exit 1 ;; esac`
    const { found } = await lookForPrograms(await standIns({ tesseract: said }))
    const [stand] = found
    if (!stand) throw new Error('It was not found.')
    expect(await listLanguages(stand)).toEqual(['eng', 'fil'])
    const page = await drawn().toBuffer()
    const { pages, failure } = await read(page, 'image/png', [1], { command: stand, languages: ['eng', 'fil'] })
    expect(failure).toBeNull()
    expect(pages[0]).toMatchObject({ turn: 0, text: 'Registrar quietly' })
    expect(pages[0]?.words[0]).toEqual(['Registrar', 499, 500, 1_001, 100])
    const unknown = await read(page, 'image/png', [1], { command: stand, languages: ['spa'] })
    expect(unknown).toMatchObject({ pages: [], failure: { code: 'Crashed' } })
  },
)

test.skipIf(known.length < 3)(
  'the real command reads the same words in the same places, crooked ones too',
  async () => {
    const page = await drawn().toBuffer()
    const [here, there] = [await read(page), await read(page, 'image/png', [1], { command })]
    expect(words(there.pages[0]?.text ?? '')).toEqual(words(lines.join(' ')))
    for (const word of ['Memorandum', 'enrolment', 'semester']) {
      const [one, other] = [here, there].map(({ pages }) => pages[0]?.words.find(([text]) => text === word))
      for (const side of [1, 2, 3, 4] as const)
        expect(Math.abs((one?.[side] ?? 0) - (other?.[side] ?? 99_999))).toBeLessThan(60)
    }
    const crooked = await sharp(page).rotate(4, { background: '#ffffff' }).png().toBuffer()
    const { pages } = await read(crooked, 'image/png', [1], { command })
    expect(pages[0]?.text).toContain('The enrolment of the second semester begins in January')
    const topOf = (word: string) => pages[0]?.words.find(([text]) => text === word)?.[2] ?? 0
    expect(topOf('January.') - topOf('enrolment')).toBeGreaterThan(100)
  },
)

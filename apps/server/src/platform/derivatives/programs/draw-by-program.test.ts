import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeLinkedOdt } from '../testing/linked-odt.ts'
import { makeDocx } from '../testing/office-files.ts'
import { makePdf } from '../testing/pdf-files.ts'
import { standIns } from '../testing/stand-ins.ts'
import { cellHere } from './cell.ts'
import { drawByProgram, drawerOf } from './draw-by-program.ts'
import { type FoundProgram, lookForPrograms, programHere } from './programs.ts'

const cell = await cellHere()
const libreoffice = await programHere('libreoffice')
if (!cell) process.stderr.write('This machine gives no cell: drawing by programs is not tested here.\n')
if (cell && !libreoffice) process.stderr.write('LibreOffice is not installed: only stand-ins for it are tested here.\n')
const inACell = test.skipIf(!cell)

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  mp4: 'video/mp4',
  heic: 'image/heic',
}

const told: string[] = []

async function draw(program: FoundProgram | undefined, bytes: Uint8Array, mediaType: string) {
  if (!program) throw new Error('The program was not found.')
  const folder = await mkdtemp(join(tmpdir(), 'drawn-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'bytes')
  await writeFile(path, bytes)
  return drawByProgram({ program, path, mediaType, outputDir: join(folder, 'out'), tell: (why) => told.push(why) })
}
/** A stand-in for LibreOffice, as it is found. */
async function office(script: string, files: Record<string, Uint8Array> = {}) {
  const version = 'case "$*" in *--version*) echo "LibreOffice 99.1.2 0123"; exit ;; esac'
  const { found } = await lookForPrograms(await standIns({ soffice: `${version}\n${script}` }, files))
  return found.find(({ name }) => name === 'libreoffice')
}

test('each kind of file has its program, and most have none', () => {
  expect(Object.values(types).map(drawerOf)).toEqual(['libreoffice', 'libreoffice', 'ffmpeg', 'libheif'])
  expect(drawerOf('application/vnd.ms-word.document.macroenabled.12')).toBe('libreoffice')
  for (const other of ['application/pdf', 'text/plain', 'application/vnd.ms-excel', 'image/png', 'audio/mpeg'])
    expect(drawerOf(other)).toBeUndefined()
})

inACell('a program is found on the path, with its version, and one that doesn’t run is none', async () => {
  expect(await office('exit 1')).toMatchObject({ name: 'libreoffice', version: '99.1.2' })
  const folder = await standIns({ soffice: 'exit 1', tesseract: 'echo "tesseract 5.9.0"' })
  const { isConfined, found } = await lookForPrograms(`relative:/nowhere:${folder}`)
  expect([isConfined, found.map(({ name }) => name)]).toEqual([true, ['tesseract']])
})

inACell('LibreOffice is asked for a PDF, in a profile of its own that is locked down', async () => {
  const checks = [
    '[ "$(cat /file)" = words ]',
    'for one in DisableMacrosExecution BlockUntrustedRefererLinks; do grep -q "$one.*<value>true" profile/user/registrymodifications.xcu || exit 1; done',
    'case "$*" in *UserInstallation=file:///work/profile*--headless*--convert-to*writer_pdf_Export*) ;; *) exit 1 ;; esac',
  ]
  const program = await office(`set -e\n${checks.join('\n')}\ncp "$here/sample.pdf" out/file.pdf`, {
    'sample.pdf': await makePdf(['Laid out']),
  })
  const drawn = await draw(program, Buffer.from('words'), types.docx)
  expect(drawn).toMatchObject({ by: 'libreoffice' })
  expect((await readFile(drawn?.preview ?? '')).toString('latin1', 0, 5)).toBe('%PDF-')
  expect((await sharp(drawn?.thumbnail).metadata()).width).toBe(600)
})

inACell('what is no PDF, is broken, or is not there, is not taken', async () => {
  const pdf = await makePdf(['Half'])
  const answers = [
    'exit 0',
    'exit 7',
    'echo "<html>" >out/file.pdf',
    'cp "$here/half.pdf" out/file.pdf',
    'ln -s /file out/file.pdf',
  ]
  for (const script of answers) {
    const program = await office(script, {
      'half.pdf': Buffer.concat([Buffer.from('%PDF-1.7\n'), pdf.subarray(400, 500)]),
    })
    expect(await draw(program, Buffer.from('words'), types.docx), script).toBeUndefined()
  }
  // Those that gave no answer at all say why.
  expect(new Set(told)).toEqual(new Set(['Failed']))
})

inACell('a film gives a picture from a tenth of its length, or its beginning', async () => {
  const frame = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#224466' } })
    .png()
    .toBuffer()
  const ask =
    'case "$*" in *-version*) echo "ffmpeg version 9.0"; exit ;; *"-ss $at "*) cp "$here/frame.png" frame.png ;; esac'
  for (const [length, at] of [
    ['125.7', 12],
    ['N/A', 3],
    ['', 0],
  ]) {
    const commands = { ffmpeg: `at=${at}\n${ask}`, ffprobe: `echo "${length}"` }
    const { found } = await lookForPrograms(await standIns(commands, { 'frame.png': frame }))
    const drawn = await draw(found[0], Buffer.from('film'), types.mp4)
    expect(drawn, String(at)).toMatchObject({ by: 'ffmpeg', preview: null })
  }
})

inACell('Apple’s picture becomes a page that browsers show', async () => {
  const jpeg = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#224466' } })
    .jpeg()
    .toBuffer()
  const path = await standIns({ 'heif-convert': '[ -s /file ] && cp "$here/a.jpg" picture-1.jpg' }, { 'a.jpg': jpeg })
  const drawn = await draw((await lookForPrograms(path)).found[0], Buffer.from('heic'), types.heic)
  expect(drawn?.by).toBe('libheif')
  expect((await readFile(drawn?.preview ?? '')).toString('latin1', 0, 5)).toBe('%PDF-')
})

test.skipIf(!libreoffice)('the real LibreOffice lays out a document, its pages as they are', async () => {
  const drawn = await draw(libreoffice, await makeDocx('Minutes', ['The Senate met.']), types.docx)
  expect(drawn).toMatchObject({ by: 'libreoffice', preview: expect.any(String) })
})

test.skipIf(!libreoffice)(
  'a document that links, embeds and runs is laid out, and nobody is asked for anything',
  async () => {
    let calls = 0
    const server = createServer((socket) => {
      calls += 1
      socket.destroy()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as { port: number }
    const drawn = await draw(libreoffice, makeLinkedOdt(`http://127.0.0.1:${port}`), types.odt)
    expect([drawn?.by, calls]).toEqual(['libreoffice', 0])
  },
)

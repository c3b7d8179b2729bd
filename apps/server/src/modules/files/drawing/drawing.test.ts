import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { cellHere } from '../../../platform/derivatives/programs/cell.ts'
import { makeDocx } from '../../../platform/derivatives/testing/office-files.ts'
import { makePdf } from '../../../platform/derivatives/testing/pdf-files.ts'
import { standIns } from '../../../platform/derivatives/testing/stand-ins.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { uploadOne } from '../../../testing/upload.ts'
import { orderMissingDrawings } from './order-drawing.ts'

if (!(await cellHere())) process.stderr.write('This machine gives no cell: drawing by programs is not tested here.\n')
const inACell = test.skipIf(!(await cellHere()))

// What stands in for LibreOffice lays out all but what holds the word 'unreadable'.
const version = 'case "$*" in *--version*) echo "LibreOffice 99.1"; exit ;; esac'
const { app, db, people } = await startSinupan({ PROGRAMS: 'true' })
const { ana } = people
const ctx = app.contextFor(system)

const fileOf = async (id: number) => {
  const { fileManagerFiles } = await ana.ask(contract.getDocument, { params: { id } })
  const [file] = fileManagerFiles
  if (!file) throw new Error('The document has no file.')
  return file
}
const upload = async (name: string, line: string) => {
  const { fileManagerId } = await uploadOne(ana, { name, content: await makeDocx('Minutes', [line]) })
  await app.drain()
  return fileManagerId
}
const pdf = await makePdf(['Laid out by another'])
const office = (script: string) => standIns({ soffice: `${version}\n${script}` }, { 'sample.pdf': pdf })

inACell(
  'an office file is shown as a program lays it out; what it can’t is shown as before, and all that is told',
  async () => {
    const folder = await office('[ $(wc -c </file) -lt 20000 ] && cp "$here/sample.pdf" out/file.pdf')
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    const id = await upload('Minutes.docx', 'The Senate met.')
    expect(await fileOf(id)).toMatchObject({ previewKind: 'pdf', previewFrom: 'libreoffice', text: 'done' })
    const { previewUrl, thumbnailUrl } = await fileOf(id)
    const { rawPayload, headers } = await app.fastify.inject({ url: previewUrl ?? '' })
    expect(rawPayload.equals(pdf)).toBe(true)
    expect((await app.fastify.inject({ url: thumbnailUrl ?? '' })).statusCode).toBe(200)
    const noise = Array.from({ length: 20_000 }, (_, at) => ((at * 7_919) % 9_973).toString(36)).join(' ')
    const other = await upload('Long.docx', noise)
    expect(await fileOf(other)).toMatchObject({ previewKind: null, previewFrom: null, text: 'done' })
    const { rows } =
      await sql`select drawn_state from blobs where drawn_by = 'libreoffice' order by created_at`.execute(db)
    expect(rows).toEqual([{ drawnState: 'done' }, { drawnState: 'failed' }])
    // What was installed later draws what came before, once; and drawn anew it has another tag.
    await sql`update blobs set drawn_state = null, drawn_by = null, derived_at = derived_at - interval '1 hour'`.execute(
      db,
    )
    expect((await fileOf(id)).previewFrom).toBe('words')
    expect(await orderMissingDrawings(ctx)).toBe(2)
    await app.drain()
    expect((await fileOf(id)).previewFrom).toBe('libreoffice')
    expect((await app.fastify.inject({ url: previewUrl ?? '' })).headers.etag).not.toBe(headers.etag)
    expect(await orderMissingDrawings(ctx)).toBe(0)
    expect((await people.admin.ask(contract.getHealth)).programs).toMatchObject({
      isUsed: true,
      isConfined: true,
      found: expect.arrayContaining([{ name: 'libreoffice', version: '99.1' }]),
    })
  },
)

import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { Given } from '../given.ts'
import { startSinupan } from '../sinupan.ts'
import { upload } from '../upload.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people, university } = sinupan
const { ana, ben } = people
const duId = university.units.admissions

const folder = async (name: string, parentId: number | null = null) =>
  (await ana.ask(contract.createFolder, { params: { duId }, body: { name, parentId } })).id
const document = (name: string, fileFolderId: number | null = null) =>
  given.document({ name, fileFolderId, text: null })
const nameOf = async (id: number) => (await ana.ask(contract.getDocument, { params: { id } })).name
const move = (destination: number, ids: number[]) =>
  ana.call(contract.moveDocuments, { params: { fileFolderId: destination }, query: { numbered: true }, body: ids })

test('a numbered move takes the free name where it arrives, whatever is free or taken where it comes from', async () => {
  const [from, to] = [await folder('Numbered from'), await folder('Numbered to')]
  const moving = await document('Minutes', from)
  await document('Minutes (2)', from)
  await document('Minutes', to)
  expect((await move(to, [moving])).status).toBe(200)
  expect(await nameOf(moving)).toBe('Minutes (2)')
})

test('many of one name that move into one folder at once are numbered among each other', async () => {
  const to = await folder('Together')
  const ids = []
  for (const year of ['2023', '2024', '2025']) ids.push(await document('Report', await folder(year)))
  expect((await move(to, ids)).status).toBe(200)
  expect(await Promise.all(ids.map(nameOf))).toEqual(['Report', 'Report (2)', 'Report (3)'])
})

test.each(['100% of fees', 'a_b', 'back\\slash'.replace('\\', '∖'), '%', '_'])(
  'a name with a sign that a pattern would read otherwise is numbered like any other: %s',
  async (name) => {
    const { items } = await upload(ana, { deliveryUnitId: duId, fileFolderId: 0 }, [
      { name: `${name}.txt`, content: `First ${name}` },
      { name: `${name}.txt`, content: `Second ${name}` },
      { name: `${name}.txt`, content: `Third ${name}` },
    ])
    expect(await Promise.all(items.map((item) => nameOf(item.fileManagerId)))).toEqual([
      name,
      `${name} (2)`,
      `${name} (3)`,
    ])
  },
)

test('a restore beside somebody who takes the name meanwhile gets a number, never a failure', async () => {
  for (let round = 0; round < 40; round++) {
    const name = `Restored ${round}`
    const trashed = await document(name)
    await ana.ask(contract.trashDocument, { params: { id: trashed } })
    const [restored, made] = await Promise.all([
      ana.call(contract.restoreDocument, { params: { id: trashed } }),
      ben.call(contract.createDocument, { body: { name, deliveryUnitId: duId } }),
    ])
    expect(restored.status).toBe(200)
    expect([201, 409]).toContain(made.status)
    expect(await nameOf(trashed)).toBe(made.status === 201 ? `${name} (2)` : name)
  }
})

test('a folder that is restored beside one of its name gets a number too', async () => {
  for (let round = 0; round < 20; round++) {
    const name = `Folder ${round}`
    const id = await folder(name)
    await ana.ask(contract.trashFolders, { body: [{ id }] })
    const [restored, made] = await Promise.all([
      ana.call(contract.restoreFolder, { params: { id } }),
      ben.call(contract.createFolder, { params: { duId }, body: { name } }),
    ])
    expect(restored.status).toBe(200)
    expect([201, 409]).toContain(made.status)
  }
})

test('the longest name is numbered within its length', async () => {
  const name = 'ñ'.repeat(255)
  const [from, to] = [await folder('Long from'), await folder('Long to')]
  await document(name, to)
  const moving = await document(name, from)
  expect((await move(to, [moving])).status).toBe(200)
  expect(await nameOf(moving)).toBe(`${'ñ'.repeat(251)} (2)`)
})

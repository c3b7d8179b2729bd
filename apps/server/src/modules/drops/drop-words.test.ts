import * as contract from '@sinupan/contract'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { askLists, textOf } from '../../testing/doors/planted.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { formOf, upload } from '../../testing/upload.ts'

/**
 * Words that stand nowhere else are planted in a folder that files are asked into, in what lies there, and in what is
 * sent. Its unit meets them; whoever sends meets none but what the request says, and nobody else meets any.
 */
const sinupan = await startSinupan()
const { app, people, nobody, clock, university } = sinupan
const { ana, ben, carla, dan, admin, approver } = people

const inside = { folder: 'wqfolderzu', neighbour: 'wqneighbourzu', neighbourText: 'wqneartextzu' }
const sent = {
  sender: 'Wqsenderzu',
  email: 'wqmailzu@example.org',
  note: 'wqnotezu',
  fileName: 'wqfilenamezu',
  text: 'wqtextzu',
}
const asked = { title: 'wqtitlezu', message: 'wqmessagezu' }
const words = Object.values({ ...inside, ...sent, ...asked })
const metIn = (text: string, among: readonly string[] = words) =>
  among.filter((word) => text.toLowerCase().includes(word.toLowerCase()))

let token = ''
let receipt = ''
beforeAll(async () => {
  const made = { name: inside.folder, parentId: 0 }
  const folder = await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: made })
  const neighbour = { name: `${inside.neighbour}.txt`, content: `About ${inside.neighbourText}.` }
  await upload(ana, { deliveryUnitId: ana.unitId, fileFolderId: folder.id }, [neighbour])
  const expiresAt = new Date(clock.now().getTime() + 86_400_000).toISOString()
  const { url } = await ana.ask(contract.createDrop, { body: { ...asked, fileFolderId: folder.id, expiresAt } })
  token = url?.split('/').at(-1) ?? ''
  const fields = { senderName: sent.sender, senderEmail: sent.email, note: sent.note }
  const file = { name: `${sent.fileName}.txt`, content: `About ${sent.text}.` }
  const form = formOf(fields, [file])
  const answer = await nobody.request({ method: 'POST', url: `/api/Drop/Open/${token}/File`, ...form })
  receipt = textOf(answer)
  await app.drain()
})

/** All that somebody is answered who asks for lists, requests and each of the words. */
async function askedBy(caller: Caller): Promise<string> {
  const requests: Record<string, number>[] = [{ pageSize: 200 }, { pageSize: 200, deliveryUnitId: ana.unitId }]
  const found = words.map((search) =>
    caller.call(contract.search, { params: { duId: caller.unitId || 1 }, body: { search } }),
  )
  const answers = await Promise.all([
    ...requests.map((query) => caller.call(contract.listOwnDrops, { query })),
    caller.call(contract.listNotifications, { query: { pageSize: 200 } }),
    ...words.map((search) => caller.call(contract.listPublic, { query: { search } })),
    ...found,
  ])
  return [await askLists(caller, university.categories.memoranda), ...answers.map(textOf)].join('\n')
}

test('its unit meets every word of what was sent, in its lists and by searching', async () => {
  for (const caller of [ana, ben])
    expect(metIn(await askedBy(caller))).toEqual(expect.arrayContaining(words.filter(isListed)))
})
// What a file says stands in no list: it finds.
const isListed = (word: string) => ![sent.text, inside.neighbourText].includes(word)

test('nobody else does, whatever they may decide or administer', async () => {
  for (const caller of [carla, dan, admin, approver, nobody]) expect(metIn(await askedBy(caller))).toEqual([])
})

test('whoever has its link meets what it asks for, and nothing of the folder or of what others sent', async () => {
  const page = textOf(await nobody.call(contract.openDrop, { params: { token } }))
  expect(metIn(page)).toEqual(Object.values(asked))
  expect(receipt).toContain('receipt')
  expect(metIn(receipt)).toEqual([])
})

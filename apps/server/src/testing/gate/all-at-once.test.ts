import * as contract from '@sinupan/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer, Caller } from '../caller.ts'
import { Given, levels } from '../given.ts'
import { startSinupan } from '../sinupan.ts'
import { tryUpload } from '../upload.ts'
import { unlawfulDocuments, wrongFolders } from './recount.ts'
import { deadlocksIn } from './waiting.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people, university } = sinupan
const { ana, ben, approver, admin } = people
const duId = university.units.admissions

/** How many acts there are; more of them by ACTS=20000, and other ones by SEED=…. */
const acts = Number(process.env.ACTS ?? 700)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const atOnce = 12

interface Things {
  folders: number[]
  documents: number[]
  postings: number[]
}
type Act = (caller: Caller, things: Things, pick: (ids: readonly number[]) => number) => Promise<Answer<unknown>>

/** The newest few: what was removed makes room, and the others meet again and again. */
function keep(ids: number[], id: number, most: number): void {
  ids.push(id)
  if (ids.length > most) ids.shift()
}

const numberOf = () => ++serial
let serial = 0

const upload = (caller: Caller, fields: Record<string, string | number>) =>
  tryUpload(caller, fields, [{ name: `File ${serial % 7}.txt`, content: `Content ${numberOf()}` }])

/** Each act on one of few things, so that they meet. */
const kinds: Record<string, Act> = {
  folder: async (caller, things, pick) => {
    const body = { name: `Folder ${numberOf()}`, parentId: pick([0, ...things.folders]) }
    const answer = await caller.call(contract.createFolder, { params: { duId }, body })
    if (answer.status === 201) keep(things.folders, answer.body.id, 10)
    return answer
  },
  add: async (caller, things, pick) => {
    const answer = await upload(caller, {
      deliveryUnitId: duId,
      fileFolderId: pick([0, ...things.folders]),
      documentCategoryId: university.categories.memoranda,
    })
    const [item] = answer.status === 201 ? answer.body.items : []
    if (item) keep(things.documents, item.fileManagerId, 12)
    return answer
  },
  replace: async (caller, { documents }, pick) => {
    const id = pick(documents)
    const details = await caller.call(contract.getDocument, { params: { id } })
    const current = details.body.fileManagerFiles?.[0]
    if (!current) return upload(caller, { fileManagerId: id })
    return upload(caller, { fileManagerId: id, replacesFileId: current.id })
  },
  describe: (caller, { documents }, pick) =>
    caller.call(contract.updateDocument, {
      params: { id: pick(documents) },
      body: { name: `Name ${numberOf() % 9}`, documentCategoryId: university.categories.memoranda },
    }),
  classify: (caller, { documents }, pick) =>
    caller.call(contract.updateDocument, { params: { id: pick(documents) }, body: { isClassified: serial % 3 !== 0 } }),
  post: async (caller, { documents, postings }, pick) => {
    const accessLevelId = serial % 2 === 0 ? levels.public : levels.campus
    const answer = await caller.call(contract.createPosting, {
      body: { fileManagerId: pick(documents), accessLevelId },
    })
    if (answer.status === 201) keep(postings, answer.body.id, 6)
    return answer
  },
  approve: (_, { postings }, pick) =>
    approver.call(contract.approvePosting, { params: { id: pick(postings) }, body: {} }),
  giveBack: (_, { postings }, pick) =>
    admin.call(contract.returnPosting, { params: { id: pick(postings) }, body: { reason: 'It is not signed yet.' } }),
  send: (caller, { postings }, pick) => caller.call(contract.sendPosting, { params: { id: pick(postings) }, body: {} }),
  withdraw: (_, { postings }, pick) => admin.call(contract.removePosting, { params: { id: pick(postings) } }),
  move: (caller, { documents, folders }, pick) =>
    caller.call(contract.moveDocuments, {
      params: { fileFolderId: pick([0, ...folders]) },
      query: { numbered: serial % 2 === 0 },
      body: [...new Set([pick(documents), pick(documents)])],
    }),
  moveFolder: (caller, { folders }, pick) =>
    caller.call(contract.moveFolders, {
      params: { destinationFolderId: pick([0, ...folders]) },
      body: [pick(folders)],
    }),
  copy: (caller, { documents, folders }, pick) =>
    caller.call(contract.copyDocuments, { params: { fileFolderId: pick([0, ...folders]) }, body: [pick(documents)] }),
  trash: (caller, { documents }, pick) => caller.call(contract.trashDocument, { params: { id: pick(documents) } }),
  restore: (caller, { documents }, pick) => caller.call(contract.restoreDocument, { params: { id: pick(documents) } }),
  trashFolder: (caller, { folders }, pick) => caller.call(contract.trashFolders, { body: [{ id: pick(folders) }] }),
  restoreFolder: (caller, { folders }, pick) => caller.call(contract.restoreFolder, { params: { id: pick(folders) } }),
  remove: (caller, { documents }, pick) => caller.call(contract.removeDocuments, { body: [{ id: pick(documents) }] }),
  zip: async (caller, { folders }, pick) => {
    const answer = await caller.call(contract.prepareDownload, { body: { fileFolderIds: [pick(folders)] } })
    return answer.status === 200 || answer.status === 201
      ? caller.request({ method: 'GET', url: (answer.body as { url: string }).url })
      : answer
  },
}

const often = ['add', 'add', 'replace', 'post', 'post', 'approve', 'move', 'restore', 'restoreFolder', 'restoreFolder']

test(`all kinds of acts on few things at once: no failure, no circle, and a recount agrees (SEED=${seed})`, {
  timeout: 600_000,
}, async () => {
  const things: Things = { folders: [], documents: [], postings: [] }
  for (let n = 0; n < 4; n++) {
    const folder = await ana.ask(contract.createFolder, { params: { duId }, body: { name: `First ${n}` } })
    things.folders.push(folder.id)
    things.documents.push(await given.document({ fileFolderId: folder.id, text: `Text ${n}` }))
  }
  const steps = fc.sample(
    fc.record({ kind: fc.constantFrom(...often, ...Object.keys(kinds)), at: fc.nat(), by: fc.boolean() }),
    {
      numRuns: acts,
      seed,
    },
  )
  const before = await deadlocksIn(db)
  const answered: Record<string, number> = {}
  const runners = Array.from({ length: atOnce }, async (_, runner) => {
    for (const [index, { kind, at, by }] of steps.entries()) {
      if (index % atOnce !== runner) continue
      let drawn = at
      const pick = (ids: readonly number[]) => {
        drawn = (drawn * 31 + 7) % 1_000_003
        return ids[drawn % Math.max(ids.length, 1)] ?? 1
      }
      const answer = await kinds[kind]?.(by ? ana : ben, things, pick)
      const name = `${kind} ${answer?.status}`
      answered[name] = (answered[name] ?? 0) + 1
    }
  })
  await Promise.all(runners)
  if (process.env.ACTS) console.log(answered)
  expect(Object.keys(answered).filter((name) => / 5\d\d$/.test(name))).toEqual([])
  expect((await deadlocksIn(db)) - before).toBe(0)
  expect(await wrongFolders(db)).toEqual([])
  expect(await unlawfulDocuments(db)).toEqual([])
})

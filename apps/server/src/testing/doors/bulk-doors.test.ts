import type { Endpoint } from '@sinupan/contract'
import * as contract from '@sinupan/contract'
import { refusals } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import type { CallInput } from '../caller.ts'
import { fingerprint, Given } from '../given.ts'
import { startSinupan } from '../sinupan.ts'
import type { State } from './matrix.ts'
import { makeThing, unknownThing } from './thing.ts'

const sinupan = await startSinupan()
const { people, university } = sinupan
const { ana, dan } = people
const foreign = await new Given(sinupan).document({ by: 'dan', name: 'Foreign-quokka' })
const foreignFolder = await dan.ask(contract.createFolder, {
  params: { duId: university.units.north },
  body: { name: 'Folder-quokka' },
})

type Bulk = (ids: number[]) => CallInput<Endpoint>
const ofDocuments: [string, Endpoint, Bulk][] = [
  ['trash', contract.trashDocuments, (ids) => ({ body: ids })],
  ['restore', contract.restoreDocuments, (ids) => ({ body: ids })],
  ['delete for good', contract.removeDocuments, (ids) => ({ body: ids.map((id) => ({ id })) })],
  ['move', contract.moveDocuments, (ids) => ({ params: { fileFolderId: 0 }, body: ids })],
  ['copy', contract.copyDocuments, (ids) => ({ params: { fileFolderId: 0 }, body: ids })],
  ['download', contract.prepareDownload, (ids) => ({ body: { fileManagerIds: ids } })],
]
const ofFolders: [string, Endpoint, Bulk][] = [
  ['trash', contract.trashFolders, (ids) => ({ body: ids.map((id) => ({ id })) })],
  ['delete for good', contract.removeFolders, (ids) => ({ body: ids.map((id) => ({ id })) })],
  ['move', contract.moveFolders, (ids) => ({ params: { destinationFolderId: 0 }, body: ids })],
  ['download', contract.prepareDownload, (ids) => ({ body: { fileFolderIds: ids } })],
]
const states: State[] = ['unposted', 'pending', 'atPublic', 'trashed', 'trashedWithFolder']
const notFound = { code: 'NotFound', message: refusals.NotFound.message }

describe.each(states)('together with one’s own document that is %s', (state) => {
  test.each(ofDocuments)(
    '%s of a foreign document is all refused, as if it were nowhere',
    async (_, endpoint, input) => {
      const { documentId } = await makeThing(sinupan, state)
      await expectRefused(endpoint, [
        input([documentId, foreign]),
        input([foreign, documentId]),
        input([documentId, unknownThing.documentId]),
      ])
    },
  )

  test.each(ofFolders)('%s of a foreign folder is all refused, as if it were nowhere', async (_, endpoint, input) => {
    const { folderId } = await makeThing(sinupan, state)
    await expectRefused(endpoint, [
      input([folderId, foreignFolder.id]),
      input([foreignFolder.id, folderId]),
      input([folderId, unknownThing.folderId]),
    ])
  })
})

async function expectRefused(endpoint: Endpoint, inputs: CallInput<Endpoint>[]): Promise<void> {
  if (!sinupan.app.served.includes(endpoint.name)) return
  const before = await fingerprint(sinupan)
  for (const input of inputs) expect((await ana.call(endpoint, input)).body).toEqual(notFound)
  expect(await fingerprint(sinupan)).toBe(before)
}

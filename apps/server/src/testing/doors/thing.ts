import * as contract from '@sinupan/contract'
import type { Caller } from '../caller.ts'
import { type LevelName, levels } from '../given.ts'
import type { TestSinupan } from '../sinupan.ts'
import { type GivenFile, upload } from '../upload.ts'
import { isByPosting, isClassified, isPending, isReturned, isTrashed, type State } from './matrix.ts'

/** A document of ana's in its own folder, with a replaced file, in one of the states. */
export interface Thing {
  documentId: number
  folderId: number
  fileId: number
  earlierFileId: number
  postingId: number
  routeId: string
}

/** Addresses at which there is nothing. */
export const unknownThing: Thing = {
  documentId: 2_000_000_000,
  folderId: 2_000_000_000,
  fileId: 2_000_000_000,
  earlierFileId: 2_000_000_000,
  postingId: 2_000_000_000,
  routeId: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
}

const levelOf: Partial<Record<State, LevelName>> = {
  pending: 'campus',
  returned: 'campus',
  atUnit: 'unit',
  atCampus: 'campus',
  atSystem: 'system',
  atPublic: 'public',
  laterAtPublic: 'public',
  classifiedPending: 'campus',
  classifiedAtCampus: 'campus',
  classifiedAtSystem: 'system',
  classifiedByPostingPending: 'campus',
  classifiedByPostingAtCampus: 'campus',
  classifiedByPostingReturned: 'campus',
}

let number = 0

/** What stands where in a thing. */
export interface Words {
  name: string
  description: string
  folder: string
  fileName: string
  text: string
  earlierText: string
  note: string
  reason: string
}
const usual = (): Words => ({
  name: `Document ${number}`,
  description: 'A description',
  folder: `Folder ${number}`,
  fileName: 'paper.csv',
  text: 'kind,count\nsecond,2',
  earlierText: 'kind,count\nfirst,1',
  note: 'Please decide.',
  reason: 'It is not signed yet.',
})

/** Makes one through the API, as its people would. */
export async function makeThing({ people, university }: TestSinupan, state: State, given?: Words): Promise<Thing> {
  const { ana } = people
  number += 1
  const words = given ?? usual()
  const duId = ana.unitId
  const folder = await ana.ask(contract.createFolder, { params: { duId }, body: { name: words.folder } })
  const { id: documentId, routeId } = await ana.ask(contract.createDocument, {
    body: {
      name: words.name,
      description: words.description,
      fileFolderId: folder.id,
      deliveryUnitId: duId,
      documentCategoryId: university.categories.memoranda,
      isClassified: isClassified(state) && !isByPosting(state),
    },
  })
  const { fileName, text, earlierText } = words
  const earlierFileId = await put(ana, { fileManagerId: documentId }, { name: fileName, content: earlierText })
  const replaced = { fileManagerId: documentId, replacesFileId: earlierFileId }
  const fileId = await put(ana, replaced, { name: fileName, content: text })
  const thing = { documentId, folderId: folder.id, fileId, earlierFileId, routeId, postingId: unknownThing.postingId }
  if (isTrashed(state)) return trash(ana, thing, state)
  return { ...thing, postingId: await post(people, documentId, { state, words }) }
}

async function put(caller: Caller, fields: Record<string, number>, file: GivenFile): Promise<number> {
  const { items } = await upload(caller, fields, [file])
  return items[0]?.file.id ?? 0
}

async function trash(ana: Caller, thing: Thing, state: State): Promise<Thing> {
  if (state !== 'trashedWithFolder') await ana.ask(contract.trashDocument, { params: { id: thing.documentId } })
  else await ana.ask(contract.trashFolders, { body: [{ id: thing.folderId }] })
  return thing
}

type Posted = { state: State; words: Words }

async function post({ ana, approver }: TestSinupan['people'], fileManagerId: number, { state, words }: Posted) {
  const level = levelOf[state]
  if (!level) return unknownThing.postingId
  const publishAt = state === 'laterAtPublic' ? new Date(Date.now() + 86_400_000).toISOString() : null
  const wish = { accessLevelId: levels[level], note: words.note, isClassified: isByPosting(state), publishAt }
  const body = { fileManagerId, ...wish }
  const { id } = await ana.ask(contract.createPosting, { body })
  if (isReturned(state)) await approver.ask(contract.returnPosting, { params: { id }, body: { reason: words.reason } })
  else if (!isPending(state)) await approver.ask(contract.approvePosting, { params: { id }, body: {} })
  return id
}

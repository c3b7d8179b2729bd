import { randomBytes } from 'node:crypto'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Caller } from '../caller.ts'
import { type LevelName, levels } from '../given.ts'
import type { TestSinupan } from '../sinupan.ts'
import { type GivenFile, upload } from '../upload.ts'
import {
  isByPosting,
  isClassified,
  isOpened,
  isPending,
  isReturned,
  isShared,
  isTrashed,
  type State,
} from './matrix.ts'

/** A document of ana's in its own folder, with a replaced file, in one of the states. */
export interface Thing {
  documentId: number
  folderId: number
  fileId: number
  earlierFileId: number
  postingId: number
  /** A link for anyone that its document had from the beginning. */
  shareId: number
  routeId: string
  /** The place that its paper stands in. */
  locationId: number
  locationRoute: string
  /** A pool that everybody is in, and that the document is not in. */
  poolId: number
  /** Its original asked for by somebody else, and its place being counted: of a kept thing alone. */
  loanId: number
  stockTakeId: number
}

/** Addresses at which there is nothing. */
export const unknownThing: Thing = {
  documentId: 2_000_000_000,
  folderId: 2_000_000_000,
  fileId: 2_000_000_000,
  earlierFileId: 2_000_000_000,
  postingId: 2_000_000_000,
  shareId: 2_000_000_000,
  routeId: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  poolId: 2_000_000_000,
  loanId: 2_000_000_000,
  stockTakeId: 2_000_000_000,
  locationId: 2_000_000_000,
  locationRoute: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
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
  sharedReturned: 'campus',
  classifiedOpenedAtCampus: 'campus',
  classifiedOpenedPending: 'campus',
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
  place: string
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
  place: `Box ${number}`,
})

/** Makes one through the API, as its people would. */
export async function makeThing(sinupan: TestSinupan, state: State, given?: Words): Promise<Thing> {
  const { db, people, university } = sinupan
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
  const shareId = await give(sinupan, documentId, state)
  const poolId = await makeOpenPool(db, ana.userId)
  const { postingId, loanId, stockTakeId } = unknownThing
  const place = await putInto(ana, documentId, words.place)
  const thing = {
    documentId,
    folderId: folder.id,
    fileId,
    earlierFileId,
    routeId,
    postingId,
    shareId,
    poolId,
    loanId,
    stockTakeId,
    ...place,
  }
  if (isTrashed(state)) return trash(ana, thing, state)
  return { ...thing, postingId: await post(people, documentId, { state, words }) }
}

async function putInto(caller: Caller, documentId: number, name: string) {
  const made = { params: { deliveryUnitId: caller.unitId }, body: { location: name } }
  const { id, routeId } = await caller.ask(contract.createLocation, made)
  await caller.ask(contract.placeDocuments, { body: { fileLocationId: id, fileManagerIds: [documentId] } })
  return { locationId: id, locationRoute: routeId }
}

// Nobody is told of it: what is compared is what the doors do.
async function makeOpenPool(db: Database, createdBy: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (insert into pools (title, allows_others_to_add, created_by) values ('Everybody’s', true, ${createdBy}) returning id),
      members as (insert into pool_members (pool_id, user_id) select made.id, users.id from made, users)
    select id from made`.execute(db)
  return rows[0]?.id ?? 0
}

async function put(caller: Caller, fields: Record<string, number>, file: GivenFile): Promise<number> {
  const { items } = await upload(caller, fields, [file])
  return items[0]?.file.id ?? 0
}

/** What is given in that state, to whom, as it would stand there; and a link for anyone. */
async function give({ db, people, university }: TestSinupan, id: number, state: State): Promise<number> {
  const { ana, carla, ben, records } = people
  const share = async (isForAnyone: boolean) => {
    const { rows } = await sql<{ id: number }>`insert into shares (document_id, token_hash, is_for_anyone, created_by)
      values (${id}, ${randomBytes(32)}, ${isForAnyone}, ${ana.userId}) returning id`.execute(db)
    return rows[0]?.id ?? 0
  }
  if (isShared(state)) {
    const shareId = await share(false)
    await sql`insert into share_people (share_id, user_id) values (${shareId}, ${carla.userId})`.execute(db)
    await sql`insert into share_units (share_id, unit_id) values (${shareId}, ${university.units.north})`.execute(db)
  }
  if (state === 'pooled')
    await sql`with pool as (insert into pools (title, created_by) values ('Pool', ${ana.userId}) returning id),
        member as (insert into pool_members (pool_id, user_id) select id, unnest(${[carla.userId, records.userId]}::uuid[]) from pool)
      insert into pool_documents (pool_id, document_id, added_by) select id, ${id}, ${ana.userId} from pool`.execute(db)
  if (isOpened(state))
    await sql`insert into access_grants (document_id, user_id, kind, reason, given_by, expires_at)
      select ${id}, unnest(${[carla.userId, ben.userId]}::uuid[]), 'granted', 'Work', ${ana.userId}, now() + interval '1 day'`.execute(
      db,
    )
  return share(true)
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

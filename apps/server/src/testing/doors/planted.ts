import { createHash } from 'node:crypto'
import type { Endpoint } from '@sinupan/contract'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { makePackedMail } from '../../platform/derivatives/testing/mail-files.ts'
import type { Answer, Caller } from '../caller.ts'
import type { TestSinupan } from '../sinupan.ts'
import { type ActorName, isClassified, isMember, isTrashed, type State, sight } from './matrix.ts'
import { makeThing, type Thing, type Words } from './thing.ts'

export interface PlantedWords extends Words {
  loanReason: string
  holdReason: string
  batch: string
  /** The name of what is attached to its file, and a word in it. */
  attached: string
}
export type Kind = keyof PlantedWords
export const kinds: Kind[] = [
  'name',
  'description',
  'folder',
  'fileName',
  'text',
  'earlierText',
  'note',
  'reason',
  'place',
  'loanReason',
  'holdReason',
  'batch',
  'attached',
]

// Letters that look like no other planted word, so that a forgiving search does not take one for another.
const letters = 'abcdefghijklmnopqrstuvwxyz'
const planted = (state: State, kind: Kind) =>
  [...createHash('sha256').update(`${state} ${kind}`).digest()]
    .slice(0, 14)
    .map((byte) => letters[byte % letters.length])
    .join('')

export interface PlantedThing extends Thing {
  state: State
  words: PlantedWords
  disposalId: number
}

/** A thing in that state with a word of its own in each place. */
export async function plant(sinupan: TestSinupan, state: State): Promise<PlantedThing> {
  const words = Object.fromEntries(kinds.map((kind) => [kind, planted(state, kind)])) as unknown as PlantedWords
  const { text, earlierText, fileName, reason, ...others } = words
  const thing = await makeThing(sinupan, state, {
    ...others,
    fileName: `${fileName}.eml`,
    text: carrying(`A paper about ${text}.`, words.attached),
    earlierText: `A paper about ${earlierText}.`,
    reason: `Because ${reason}.`,
  })
  const kept = await plantKept(sinupan, thing, words)
  return { ...thing, ...kept, state, words }
}

/** A mail with a file attached to it. */
export const carrying = (subject: string, attached: string): string =>
  makePackedMail(subject, [{ name: `${attached}.txt`, bytes: Buffer.from(`It is about ${attached} too.`) }]).toString(
    'latin1',
  )

/** What is kept around it: a hold, its original asked for, its place counted, and a batch that would have destroyed it, had
 * it not lain in the trash: of that the central records unit knows nothing. */
async function plantKept({ db, people }: TestSinupan, { documentId, locationId }: Thing, words: PlantedWords) {
  const { ana, records } = people
  const { id: stockTakeId } = await ana.ask(contract.createStockTake, { body: { fileLocationId: locationId } })
  await sql`insert into loans (document_id, requested_by, requested_at, needed_by, reason)
    values (${documentId}, ${ana.userId}, now(), current_date + 7, ${words.loanReason})`.execute(db)
  await sql`with made as (
      insert into holds (kind, reason, target, created_at) values ('legal', ${words.holdReason}, 'documents', now()) returning id)
    insert into hold_documents (hold_id, document_id) select id, ${documentId} from made`.execute(db)
  const { rows } = await sql<{ id: number }>`insert into disposals (title, status, created_by, created_at)
    values (${words.batch}, 'draft', ${records.userId}, now()) returning id`.execute(db)
  const disposalId = rows[0]?.id ?? 0
  const { rows: listed } = await sql`
    insert into disposal_items (disposal_id, document_id, unit_id, unit_name, office_name, campus_id, campus_name, name,
      is_classified, made_on, size, file_count, sha256s)
    select ${disposalId}, d.id, d.unit_id, n.name, o.name, c.id, c.name, d.name, d.is_classified, current_date, 0, 0, '{}'
    from documents d join units n on n.id = d.unit_id join offices o on o.id = n.office_id join campuses c on c.id = o.campus_id
    where d.id = ${documentId} and d.is_living returning document_id`.execute(db)
  await sql`update disposal_items set state = 'released' where disposal_id = ${disposalId}`.execute(db)
  await sql`update disposals set status = 'cancelled', cancelled_by = ${records.userId}, cancelled_at = now()
    where id = ${disposalId}`.execute(db)
  return { stockTakeId, disposalId: listed.length > 0 ? disposalId : 0 }
}

/** Whether the word of that kind may be known to the actor, by domain.md. */
export function mayKnow(actor: ActorName, state: State, kind: Kind): boolean {
  const sees = sight(actor, state)
  const isPublic = actor === 'nobody' && state === 'atPublic'
  switch (kind) {
    case 'name':
      return sees !== 'nothing' || isPublic
    case 'description':
    case 'fileName':
      return sees === 'metadata' || sees === 'contents' || isPublic
    case 'text':
    case 'attached':
      return sees === 'contents' || isPublic
    case 'earlierText':
      return isMember(actor) && sees === 'contents'
    case 'folder':
      return isMember(actor)
    case 'place':
    case 'loanReason':
    case 'holdReason':
      return isMember(actor) || actor === 'records'
    // It was given up before it was sent to the unit. While one is open the central records unit reads what is on it.
    case 'batch':
      return actor === 'records'
    default:
      // Note and reason are between the unit and who decides.
      if (isMember(actor)) return !isClassified(state) || actor === 'ana'
      return (actor === 'approver' || actor === 'admin') && sees !== 'nothing'
  }
}

/** Whether a search is to find it: all that one may know of what lives, but for what no search looks into. */
export const mayFind = (actor: ActorName, state: State, kind: Kind): boolean =>
  !isTrashed(state) && mayKnow(actor, state, kind)

/** What an answer says, without the marks of what was found. */
export const textOf = (answer: Answer<unknown>): string => answer.raw.toString('utf8').replace(/<\/?mark>/g, '')

const wholePage = { query: { pageSize: 200 } }
const ofUnit: Endpoint[] = [
  contract.listMyOffice,
  contract.listPinnedFolders,
  contract.listTrashedFolders,
  contract.listRecentDocuments,
  contract.listTrashedDocuments,
  contract.listPinnedDocuments,
  contract.listOfficeArchive,
  contract.listOwnLocations,
  contract.listUnitLocations,
  contract.listUnitPending,
  contract.listUnitPosted,
  contract.listUnitReturned,
  contract.listUnitDisposals,
  contract.listUnitLoans,
  contract.listUnitRetention,
  contract.listUnitStockTakes,
]
const ofOneself: Endpoint[] = [
  contract.listOwnOffice,
  contract.listToDecide,
  contract.listDecided,
  contract.listPostable,
  contract.listSharedWithMe,
  contract.listGivenLinks,
  contract.listAccessAsked,
  contract.listOwnerless,
  contract.listOwnPools,
  contract.listSharedPools,
  contract.listAvailablePools,
  contract.listOwnDrops,
  contract.listSuggestions,
  contract.listTransfers,
  contract.listOwnLoans,
  contract.listAllLoans,
  contract.listHolds,
  contract.listDisposals,
]
const open: Endpoint[] = [
  contract.listPublic,
  contract.listPublicCategories,
  contract.listTags,
  contract.listCategories,
]

/** Every list that the actor can ask for, whole. */
export async function askLists(caller: Caller, categoryId: number): Promise<string> {
  const { unitId } = caller
  const duId = unitId || 1
  const params = { duId, deliveryUnitId: duId, categoryId, id: categoryId }
  const paged = (one: Endpoint) => (one.query.safeParse({ pageSize: 200 }).success ? wholePage : {})
  const lists = [...ofUnit, ...ofOneself, ...open, contract.listPublicOfCategory, contract.listDocumentsOfCategory]
  const answers = await Promise.all([
    ...lists.map((one) => caller.call(one, { params, ...paged(one) })),
    caller.call(contract.listCategoryShelves, { params }),
    ...contract.retentionTab.options.flatMap((tab) => [
      caller.call(contract.listRetention, { query: { tab, days: 3_650, pageSize: 200 } }),
      caller.call(contract.exportRetention, { query: { tab, days: 3_650 } }),
    ]),
    caller.call(contract.search, { params: { duId }, body: { pageSize: 200 } }),
    caller.call(contract.quickSearch, { params: { duId, type: 'any' }, query: { search: '' } }),
    ...forMachines(categoryId).map((url) => caller.request({ method: 'GET', url })),
  ])
  return answers.map(textOf).join('\n')
}

/** What libraries, readers of feeds and search engines ask for. */
const forMachines = (categoryId: number): string[] => [
  ...['ListRecords&metadataPrefix=oai_dc', 'ListIdentifiers&metadataPrefix=oai_dc', 'ListSets'].map(
    (verb) => `${contract.publicPlaces.oai}?verb=${verb}`,
  ),
  contract.publicPlaces.feed,
  contract.publicPlaces.categoryFeed(categoryId),
  contract.publicPlaces.sitemapFiles(1),
]

/** Every answer about one thing by its numbers. */
export async function askAbout(caller: Caller, thing: PlantedThing): Promise<string> {
  const { documentId, postingId, folderId, fileId, earlierFileId, routeId, poolId, locationId, locationRoute } = thing
  const { stockTakeId, disposalId } = thing
  const duId = caller.unitId || 1
  const id = { params: { id: documentId } }
  const answers = await Promise.all([
    caller.call(contract.getDocument, id),
    caller.call(contract.listActivity, id),
    caller.call(contract.listAccess, id),
    caller.call(contract.whyVisible, { ...id, query: { who: 'anyone' } }),
    caller.call(contract.findEffects, { body: { action: 'trash', fileManagerIds: [documentId] } }),
    caller.call(contract.listLinks, { params: { fileId: documentId } }),
    caller.call(contract.listPoolsOfDocument, { params: { fileManagerId: documentId } }),
    caller.call(contract.listPoolFiles, { params: { poolId } }),
    caller.call(contract.listTransfersOfDocument, { params: { fileManagerId: documentId } }),
    caller.call(contract.listPostingsOfDocument, { params: { fileManagerId: documentId } }),
    caller.call(contract.getPostingReview, { params: { id: postingId } }),
    caller.call(contract.getPublicDocument, { params: { routeId } }),
    caller.call(contract.getPublicCitation, { params: { routeId, format: 'ris' } }),
    caller.request({
      method: 'GET',
      url: `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:${routeId}`,
    }),
    caller.call(contract.getDocumentRetention, id),
    caller.call(contract.getOriginal, id),
    caller.call(contract.getDisposal, { params: { id: disposalId } }),
    caller.call(contract.listHolds, { query: { fileManagerId: documentId } }),
    caller.call(contract.getStockTake, { params: { id: stockTakeId } }),
    caller.call(contract.listStockTakeItems, { params: { id: stockTakeId } }),
    caller.call(contract.getLocation, { params: { id: locationId } }),
    caller.call(contract.listLocationHistory, { params: { id: locationId } }),
    caller.call(contract.listDocumentsInLocation, { params: { id: locationId } }),
    caller.call(contract.listChildLocations, { params: { id: locationId, deliveryUnitId: duId } }),
    caller.call(contract.getFolder, { params: { id: folderId } }),
    caller.call(contract.listChildren, { params: { id: folderId } }),
    caller.call(contract.listDocumentNames, { params: { folderId, duId } }),
    ...[fileId, earlierFileId].flatMap((file) => [
      caller.call(contract.listVersions, { params: { fileId: file } }),
      caller.call(contract.readFile, { params: { id: file } }),
      caller.call(contract.readPublicFile, { params: { id: file } }),
      caller.call(contract.readPreview, { params: { id: file } }),
      caller.call(contract.listAttachments, { params: { id: file } }),
      caller.call(contract.readAttachment, { params: { id: file, way: '1' } }),
    ]),
    ...[{ fileManagerIds: [documentId] }, { fileFolderIds: [folderId] }, { fileIds: [earlierFileId] }].map((body) =>
      caller.call(contract.prepareDownload, { body }),
    ),
  ])
  const behindLabel = await caller.call(contract.getPublicLocation, { params: { id: locationRoute } })
  // Whoever is signed in and has its address stands before the box, which says its name.
  const withoutName = textOf(behindLabel).replaceAll(thing.words.place, '')
  return [...answers.map(textOf), caller.token ? withoutName : textOf(behindLabel)].join('\n')
}

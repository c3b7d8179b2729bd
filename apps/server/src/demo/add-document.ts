import { Readable } from 'node:stream'
import type { PlanDocument } from '@sinupan/demo'
import { updateDocument } from '../modules/documents/index.ts'
import { addFile, recognise } from '../modules/files/index.ts'
import { createPosting, returnPosting, sendPosting } from '../modules/postings/index.ts'
import type { Context } from '../platform/context.ts'
import type { Cast } from './act-as.ts'
import { idOf } from './insert-people.ts'
import type { SeededTaxonomy } from './insert-taxonomy.ts'
import { deciderOf, type Posted, postPlanned } from './post-planned.ts'

const hour = 3_600_000
const day = 24 * hour

export interface Places {
  units: ReadonlyMap<string, number>
  /** Folder ids by `unit:path`. */
  folders: ReadonlyMap<string, number>
  taxonomy: SeededTaxonomy
}

/**
 * When things happened to the plan's document no. `index`: in office hours on the days after its date, one after
 * another, and never in the future. What is pending waits for 0 to 6 days.
 */
export function timesOf(plan: PlanDocument, index: number, now: Date) {
  const minutes = (index * 37) % 480
  const before = (at: number, hours: number) => Math.min(at, now.getTime() - hours * hour - index * 1_000)
  const uploaded = before(Date.parse(`${plan.date}T00:00:00Z`) + minutes * 60_000, 9)
  const sent =
    plan.state.kind === 'pending' ? now.getTime() - ((index % 7) * day + 5 * hour) : before(uploaded + day, 6)
  const decided = before(sent + day + minutes * 60_000, 1)
  return { uploaded: new Date(Math.min(uploaded, sent - hour)), sent: new Date(sent), decided: new Date(decided) }
}

/** Uploads, describes, posts and decides on one document of the plan; answers its id. */
export async function addDocument(cast: Cast, places: Places, plan: PlanDocument, index: number): Promise<number> {
  const { taxonomy, units, folders } = places
  const times = timesOf(plan, index, new Date())
  const owner = await cast.act(plan.owner, times.uploaded)
  const folder = {
    deliveryUnitId: idOf(units, plan.unit),
    fileFolderId: plan.folder === '' ? 0 : idOf(folders, `${plan.unit}:${plan.folder}`),
    documentCategoryId: idOf(taxonomy.categories, plan.category),
    tagIds: plan.tags.map((tag) => idOf(taxonomy.tags, tag)),
    documentDate: plan.date,
    relativePaths: [],
  }
  const { documentId, fileId } = await addFile(owner, { folder }, await receive(owner, plan.fileBefore ?? plan.file))
  const { description, classified = false } = plan
  await updateDocument(owner, { id: documentId, description, ...(classified ? { isClassified: true } : {}) })
  const { state } = plan
  if (state.kind === 'pending' && state.before) await haveReturned(cast, { plan, documentId, fileId, times, taxonomy })
  else await postPlanned(cast, { plan, documentId, times })
  return documentId
}

type Returned = Posted & { fileId: number; taxonomy: SeededTaxonomy }

/** A second round: what was sent first came back, and is sent again as the plan has it. */
async function haveReturned(cast: Cast, { plan, documentId, fileId, times, taxonomy }: Returned): Promise<void> {
  const { state, description, tags, file } = plan
  if (state.kind !== 'pending' || !state.before) return
  const { before } = state
  const idsOf = (names: readonly string[]) => names.map((tag) => idOf(taxonomy.tags, tag))
  const earlier = (days: number) => new Date(times.sent.getTime() - days * day)
  const first = await cast.act(plan.owner, earlier(3))
  await updateDocument(first, { id: documentId, description: before.description, tagIds: idsOf(before.tags) })
  const { id } = await createPosting(first, { fileManagerId: documentId, accessLevelId: before.level })
  await returnPosting(await cast.act(deciderOf(plan), earlier(1)), { id, reason: before.reason })
  const again = await cast.act(plan.owner, times.sent)
  await addFile(again, { document: { fileManagerId: documentId, replacesFileId: fileId } }, await receive(again, file))
  await updateDocument(again, { id: documentId, description, tagIds: idsOf(tags) })
  await sendPosting(again, { id, accessLevelId: state.level })
}

async function receive(ctx: Context, file: PlanDocument['file']) {
  const { fileName, bytes } = await file()
  return recognise(ctx, await ctx.storage.receive(Readable.from([bytes]), ctx.config.UPLOAD_LIMIT), fileName)
}

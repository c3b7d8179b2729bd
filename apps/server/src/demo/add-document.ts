import { Readable } from 'node:stream'
import type { PlanDocument } from '@sinupan/demo'
import { updateDocument } from '../modules/documents/index.ts'
import { addFile, recognise } from '../modules/files/index.ts'
import { approvePosting, createPosting, returnPosting, withdrawPosting } from '../modules/postings/index.ts'
import type { Context } from '../platform/context.ts'
import type { Cast } from './act-as.ts'
import { idOf } from './insert-people.ts'
import type { SeededTaxonomy } from './insert-taxonomy.ts'

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
  const { documentId } = await addFile(owner, { folder }, await receive(owner, plan))
  const { description, classified = false } = plan
  await updateDocument(owner, { id: documentId, description, ...(classified ? { isClassified: true } : {}) })
  await post(cast, { plan, documentId, times })
  return documentId
}

async function receive(ctx: Context, plan: PlanDocument) {
  const { fileName, bytes } = await plan.file()
  return recognise(ctx, await ctx.storage.receive(Readable.from([bytes]), ctx.config.UPLOAD_LIMIT), fileName)
}

type Posted = { plan: PlanDocument; documentId: number; times: ReturnType<typeof timesOf> }

async function post(cast: Cast, { plan, documentId, times }: Posted): Promise<void> {
  const { state } = plan
  if (state.kind === 'unposted') return
  const isClassified = 'classified' in state && state.classified === true
  const wish = { fileManagerId: documentId, accessLevelId: state.level, isClassified }
  const { id } = await createPosting(await cast.act(plan.owner, times.sent), wish)
  if (state.kind === 'pending') return
  // The approver decides on the Main Campus; elsewhere none is set, and the central records unit does.
  const decider = await cast.act(deciderOf(plan), times.decided)
  if (state.kind === 'returned') return void (await returnPosting(decider, { id, reason: state.reason }))
  await approvePosting(decider, { id })
  if (state.kind === 'withdrawn') await withdrawPosting(await cast.act('admin', new Date()), id)
}

const deciderOf = (plan: PlanDocument): string => (/^[NC]-/.test(plan.unit) ? 'records' : 'approver')

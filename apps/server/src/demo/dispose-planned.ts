import { disposals, type PlanDisposal } from '@sinupan/demo'
import {
  authoriseDisposal,
  cancelDisposal,
  concur,
  draftDisposal,
  executeDisposal,
  purgeDisposed,
  restoreDisposed,
  submitDisposal,
  viewDisposal,
} from '../modules/disposal/index.ts'
import { createDocument } from '../modules/documents/index.ts'
import type { Context } from '../platform/context.ts'
import type { Cast } from './act-as.ts'
import type { Places } from './add-document.ts'
import { idOf } from './insert-people.ts'

const day = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * day)
const [drafter, executor] = ['records', 'records2']

/** Batches in every state, with the papers that are on their lists. */
export async function disposePlanned(cast: Cast, ctx: Context, places: Places): Promise<void> {
  for (const plan of disposals) await disposeOf(cast, places, plan)
  await purgeDisposed(ctx)
}

type Paper = PlanDisposal['papers'][number] & { id: number }

async function disposeOf(cast: Cast, { units, folders, taxonomy }: Places, plan: PlanDisposal): Promise<void> {
  const { title, daysAgo, until } = plan
  const papers: Paper[] = []
  for (const paper of plan.papers) {
    const { id } = await createDocument(await cast.act(paper.owner, ago(700)), {
      deliveryUnitId: idOf(units, paper.unit),
      fileFolderId: idOf(folders, `${paper.unit}:Old papers`),
      name: paper.name,
      documentCategoryId: idOf(taxonomy.categories, paper.category),
      documentDate: paper.date,
    })
    papers.push({ ...paper, id })
  }
  const at = (daysLater: number, userName = drafter) => cast.act(userName, ago(Math.max(0, daysAgo - daysLater)))
  const { id } = await draftDisposal(await at(0), { title, fileManagerIds: papers.map((paper) => paper.id) })
  if (until === 'cancelled') await cancelDisposal(await at(1), id)
  if (until === 'draft' || until === 'cancelled') return
  await submitDisposal(await at(1), id)
  for (const paper of papers) await answer(await at(3, paper.owner), id, paper)
  if (until === 'concurrence') return
  const { listHash } = await authorise(await at(8), id, plan)
  if (until === 'authorised') return
  await executeDisposal(await at(9, executor), id, { listHash })
  const fileManagerIds = papers.filter((paper) => paper.isRestored).map((paper) => paper.id)
  const reason = 'The library’s accreditation report quotes it.'
  if (fileManagerIds.length > 0) await restoreDisposed(await at(12), id, { fileManagerIds, reason })
}

async function answer(ctx: Context, id: number, { id: fileManagerId, answer, objection }: Paper): Promise<void> {
  if (answer === 'none') return
  const items = [{ fileManagerId, agrees: answer === 'agrees', ...(objection && { reason: objection }) }]
  await concur(ctx, id, { items })
}

async function authorise(ctx: Context, id: number, { authority = '' }: PlanDisposal) {
  const { listHash } = await viewDisposal(ctx, id)
  const authorityDate = ctx.clock.now().toISOString().slice(0, 10)
  return authoriseDisposal(ctx, id, { authorityNumber: authority, authorityDate, listHash })
}

import type { PlanRequestStep } from '@sinupan/demo'
import { approvePosting } from '../modules/postings/index.ts'
import { makeOrdered, prepareCopy, publishRelease, revokeRelease } from '../modules/requests/index.ts'
import type { Context } from '../platform/context.ts'
import { idOf } from './insert-people.ts'
import type { Scene } from './request-scene.ts'

/** A step that is about the copy of a document. */
export type CopyStep = Extract<PlanRequestStep, { act: 'prepare' | 'revoke' | 'publish' }>

const dayMs = 24 * 3_600_000

/** Makes a copy, takes one back, or posts one to the public and approves that, as the plan has it. */
export async function takeOfCopy({ cast, stage, id, at }: Scene, step: CopyStep): Promise<void> {
  const ctx = await cast.act(step.by, at)
  if (step.act === 'prepare') {
    const documentIds = step.names.map((name) => idOf(stage.documents, name))
    return prepare(ctx, { id, documentIds }, step.boxes)
  }
  const documentId = idOf(stage.documents, step.name)
  const fileId = await releaseOf(ctx, { id, documentId })
  if (step.act === 'revoke') return void (await revokeRelease(ctx, { id, fileId }))
  const { title: name, description, approver } = step
  const { released } = await publishRelease(ctx, { id, fileId, name, description, note: null })
  const made = released.find((one) => one.id === fileId)?.publication?.fileManagerId ?? 0
  const posting = await ctx.db
    .selectFrom('postings')
    .select('id')
    .where('documentId', '=', made)
    .executeTakeFirstOrThrow()
  await approvePosting(await cast.act(approver, new Date(at.getTime() + dayMs)), { id: posting.id })
}

interface Ordered {
  id: number
  documentIds: number[]
}

/** Orders the copies, and makes them here and now, all at once: the answer that gives them out is the next step. */
async function prepare(ctx: Context, { id, documentIds }: Ordered, boxes: Boxes): Promise<void> {
  const files = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('documentId', 'in', documentIds)
    .where('isCurrent', '=', true)
    .execute()
  for (const { id: fileManagerFileId } of files)
    await prepareCopy(ctx, { id, fileManagerFileId, boxes: [...boxes], isPictured: false })
  await Promise.all(files.map(({ id: fileId }) => makeOrdered(ctx, { requestId: id, fileId, turn: 1 })))
}
type Boxes = Extract<CopyStep, { act: 'prepare' }>['boxes']

async function releaseOf({ db }: Context, { id, documentId }: { id: number; documentId: number }): Promise<number> {
  const found = await db
    .selectFrom('documentRequestReleases')
    .select('id')
    .where('requestId', '=', id)
    .where('documentId', '=', documentId)
    .executeTakeFirstOrThrow()
  return found.id
}

import type { BodyOf, DocumentRequest, publishReleased } from '@sinupan/contract'
import { sql } from 'kysely'
import { type UserActor, userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { addFile, orMissing, recognise } from '../../files/index.ts'
import { knownLevels } from '../../organisation/index.ts'
import { createPosting } from '../../postings/index.ts'
import { releasePublished } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { insertEvent } from '../requests.store.ts'
import { requireRequest, withRequest } from '../with-request.ts'
import { type Publishable, requirePublishable } from './publications.queries.ts'
import { type Requester, tellsRequester } from './tells-requester.ts'

type Wish = BodyOf<typeof publishReleased>
interface Of {
  id: number
  fileId: number
}

/**
 * Makes a document of a released copy, in a records unit of the actor, and asks for its posting to the public: an approver
 * decides on it as on any other. Nothing of who asked goes along: the name is written anew, also that of the file.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged; AlreadyPosted while there is a living document of that copy; NotPostable
 *   without a category; ValidationFailed for a text that tells who asked; NotYourDeliveryUnit, StorageFailed, BytesMissing
 */
export async function publishRelease(ctx: Context, { id, fileId, ...wish }: Of & Wish): Promise<DocumentRequest> {
  await requireRequest(ctx, { id, action: 'publish' })
  const copy = await requirePublishable(ctx, { id, fileId })
  await requireUntold(ctx, id, wish)
  const arrived = await receiveCopy(ctx, copy, wish.name)
  try {
    return await withRequest(ctx, { id, action: 'publish' }, async (ctx, request) => {
      // Read again: somebody may have taken it back, or published it, while its bytes were read.
      const { isPublished, ...source } = await requirePublishable(ctx, { id, fileId })
      if (isPublished) throw refuse('AlreadyPosted')
      const { documentId } = await addFile(ctx, await targetOf(ctx, wish, source), arrived)
      await createPosting(ctx, {
        fileManagerId: documentId,
        accessLevelId: knownLevels.public,
        note: wish.note ?? null,
      })
      const { trackingNo, status } = request
      await insertPublication(ctx, { id, fileId, documentId })
      await insertEvent(ctx, { requestId: id, what: releasePublished.factName, status, note: wish.name })
      await ctx.publish(releasePublished({}, { requestId: id, trackingNo, releaseId: fileId, documentId }))
      return viewRequest(ctx, id)
    })
  } catch (error) {
    await ctx.storage.discard(arrived)
    throw error
  }
}

/** The bytes of the copy, under the name of the new document. */
async function receiveCopy(ctx: Context, { sha256, size, fileName }: Publishable, name: string) {
  const bytes = await orMissing(ctx, { sha256 }, () => ctx.storage.open(sha256))
  const ending = /\.[a-z0-9]{1,10}$/i.exec(fileName)?.[0] ?? ''
  return recognise(ctx, await ctx.storage.receive(bytes, size), `${name}${ending}`)
}

async function targetOf(ctx: Context, { documentCategoryId, description }: Wish, source: Source) {
  const { userId } = ctx.actor as UserActor
  const folder = {
    deliveryUnitId: await recordsUnitOf(ctx),
    fileFolderId: 0,
    documentCategoryId: documentCategoryId ?? source.categoryId ?? undefined,
    documentDate: source.documentDate ?? undefined,
    tagIds: [],
    relativePaths: [],
  }
  return { folder, sent: { ownerId: userId, description: description ?? '' } }
}
type Source = Pick<Publishable, 'categoryId' | 'documentDate'>

/** The records unit that the actor works in, their home unit first. @throws Refusal NotYourDeliveryUnit */
async function recordsUnitOf({ db, actor }: Context): Promise<number> {
  const { unitIds, homeUnitId } = actor as UserActor
  const { rows } = await sql<{ id: number }>`
    select id from units where is_cru and id = any (${[...unitIds]}::integer[])
    order by id = ${homeUnitId} desc nulls last, id limit 1`.execute(db)
  if (!rows[0]) throw refuse('NotYourDeliveryUnit')
  return rows[0].id
}

/** @throws Refusal ValidationFailed on each field that tells who asked */
async function requireUntold({ db }: Context, id: number, wish: Wish): Promise<void> {
  const { rows } = await sql<Requester>`
    select first_name, last_name, email from document_requests where id = ${id}`.execute(db)
  const [requester] = rows
  if (!requester) throw refuse('NotFound')
  const told = (['name', 'description', 'note'] as const).filter((field) =>
    tellsRequester(wish[field] ?? '', requester),
  )
  const saying = 'This tells who asked. The public reads it: leave that out.'
  if (told.length > 0)
    throw refuse('ValidationFailed', { errors: Object.fromEntries(told.map((one) => [one, [saying]])) })
}

const insertPublication = (ctx: Context, { id, fileId, documentId }: Of & { documentId: number }) =>
  ctx.db
    .insertInto('documentRequestPublications')
    .values({
      requestId: id,
      releaseId: fileId,
      documentId,
      publishedBy: userIdOf(ctx.actor),
      publishedAt: ctx.clock.now().toISOString(),
    })
    .execute()

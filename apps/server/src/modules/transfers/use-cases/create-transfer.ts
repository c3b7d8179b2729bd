import { type createTransfer as asked, type BodyOf, type Transfer, transferBounds } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Held } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { type DocumentFacts, selectDocumentsById, sightOf, withDocuments } from '../../documents/index.ts'
import { withFiles } from '../../files/index.ts'
import { BagNames } from '../bag/bag-names.ts'
import { describe } from '../described.ts'
import { documentBagged, transferPrepared } from '../transfers.facts.ts'
import { requireTransferUnit } from '../transfers.policy.ts'
import { findPlaces, requireTransferView } from '../transfers.queries.ts'
import { type BagDocument, insertTransfer } from '../transfers.store.ts'

/**
 * Prepares the hand-over of documents: writes down what its bag holds, in the edition that the caller sees.
 *
 * @throws Refusal Forbidden, NotFound, InTrash; Classified for what only others may read; TooMany files
 */
export function createTransfer(
  ctx: Context,
  { title, recipient, fileManagerIds }: BodyOf<typeof asked>,
): Promise<Transfer> {
  return transaction(ctx, async (ctx) => {
    requireTransferUnit(ctx)
    const ids = [...new Set(fileManagerIds)]
    return withDocuments(ctx, ids, 'transfer', async (ctx, held) => {
      const byId = new Map(held.map((one) => [one.id, one]))
      const documents = await bagUp(
        ctx,
        ids.flatMap((id) => byId.get(id) ?? []),
      )
      const files = documents.reduce((sum, one) => sum + one.files.length, 0)
      if (files > transferBounds.files) throw refuse('TooMany', {}, tooMuch)
      const { id: transferId, number } = await insertTransfer(ctx, { title, recipient, documents })
      const told = { transferId, number, recipient }
      const size = documents.reduce((sum, one) => sum + one.files.reduce((of, file) => of + file.size, 0), 0)
      await ctx.publish(
        transferPrepared({}, { ...told, title, documents: documents.length, files, size }),
        documents.map(({ document: { id, unitId }, name }) =>
          documentBagged({ documentId: id, unitId }, { ...told, name }),
        ),
      )
      return requireTransferView(ctx, transferId)
    })
  })
}

const tooMuch = `A transfer holds at most ${transferBounds.files.toLocaleString('en')} files. Choose fewer documents.`

type Bagged = Held<DocumentFacts, 'transfer'>

async function bagUp(ctx: Context, documents: readonly Bagged[]): Promise<BagDocument[]> {
  const views = await viewAll(ctx, documents)
  const places = await findPlaces(ctx, [...new Set(documents.map(({ unitId }) => unitId))])
  const files = new Map((await withFiles(ctx, documents)).map((one) => [one.document.id, one.files]))
  const names = new BagNames()
  return documents.map((document) => {
    const view = views.get(document.id)
    const place = places.get(document.unitId)
    if (!view || !place) throw refuse('NotFound')
    const own = files.get(document.id) ?? []
    const paths = names.take(
      view.name,
      own.map(({ name }) => name),
    )
    const bagged = own.map(({ id: fileId, name, mediaType, sha256, size }, at) => ({
      fileId,
      path: paths[at] ?? '',
      ...{ name, mediaType, sha256, size },
    }))
    return { document, name: view.name, described: describe(ctx, view, place), files: bagged }
  })
}

async function viewAll(ctx: Context, documents: readonly DocumentFacts[]) {
  const idsOf = (edition: 'working' | 'snapshot') =>
    documents.filter((one) => sightOf(ctx.actor, one).edition === edition).map(({ id }) => id)
  const views = [
    ...(await selectDocumentsById(ctx, idsOf('working'), 'working')),
    ...(await selectDocumentsById(ctx, idsOf('snapshot'), 'snapshot')),
  ]
  return new Map(views.map((view) => [view.id, view]))
}

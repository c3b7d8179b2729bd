import * as contract from '@sinupan/contract'
import type { Act } from '../../platform/acts/act.ts'
import { copyDocuments } from './use-cases/copy-documents.ts'
import { moveDocuments } from './use-cases/move-documents.ts'
import { removeDocuments } from './use-cases/remove-documents.ts'
import { restoreDocuments } from './use-cases/restore-documents.ts'
import { tellingRefused } from './use-cases/telling-refused.ts'
import { trashDocuments } from './use-cases/trash-documents.ts'

/** What is done to many documents by one call, a thousand at most: one statement each, so that nothing is told on the way. */

const idList = (ids: readonly number[]) => ({ items: [...ids], total: ids.length })
const ofMany = {
  sizeOf: (_: unknown, { body }: { body: readonly number[] }) => body.length,
  rounds: 1,
}

const trash: Act<typeof contract.trashDocuments> = {
  ...ofMany,
  endpoint: contract.trashDocuments,
  run: async (ctx, { body }) => {
    await trashDocuments(ctx, body)
    return idList(body)
  },
  around: (ctx, work) => tellingRefused(ctx, 'trash', work),
}

const restore: Act<typeof contract.restoreDocuments> = {
  ...ofMany,
  endpoint: contract.restoreDocuments,
  run: async (ctx, { body }) => {
    const items = await restoreDocuments(ctx, body)
    return { items, total: items.length }
  },
}

const remove: Act<typeof contract.removeDocuments> = {
  ...ofMany,
  endpoint: contract.removeDocuments,
  run: async (ctx, { body }) => {
    await removeDocuments(ctx, body)
    return idList(body)
  },
  around: (ctx, work) => tellingRefused(ctx, 'remove', work),
}

const move: Act<typeof contract.moveDocuments> = {
  ...ofMany,
  endpoint: contract.moveDocuments,
  run: async (ctx, { params, query, body }) => {
    await moveDocuments(ctx, { ids: body, destinationId: params.fileFolderId, isNumbered: query.numbered ?? false })
    return idList(body)
  },
}

const copy: Act<typeof contract.copyDocuments> = {
  ...ofMany,
  endpoint: contract.copyDocuments,
  run: async (ctx, { params, body }) =>
    idList(await copyDocuments(ctx, { ids: body, destinationId: params.fileFolderId })),
}

export const documentActs = { trash, restore, remove, move, copy }

import * as contract from '@sinupan/contract'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { idOrRoute } from '../../platform/route-id.ts'
import { listOrphans } from './orphans.queries.ts'
import type { GivenRights } from './pool.ts'
import { listPlaced, listPoolsOfDocument } from './pool-documents.queries.ts'
import { listMembers, viewMemberById } from './pool-members.queries.ts'
import { listPools, viewPool } from './pools.queries.ts'
import { addDocumentsToPool, addDocumentToPool } from './use-cases/add-documents.ts'
import { addMember, addMembers } from './use-cases/add-members.ts'
import { changeMembers, removeMembers } from './use-cases/change-members.ts'
import { handOverPool } from './use-cases/hand-over-pool.ts'
import { createPool, removePool, updatePool } from './use-cases/keep-pools.ts'
import { takeOutDocuments } from './use-cases/take-out-documents.ts'

const listOf = (ids: readonly number[]) => ({ items: [...ids], total: ids.length })

/** The calls of PostPool. */
export function poolsRoutes(app: App): void {
  serve(app, contract.listOwnPools, (ctx, { query }) => listPools(ctx, 'owned', query))
  serve(app, contract.listAvailablePools, (ctx, { query }) => listPools(ctx, 'open', query))
  serve(app, contract.listSharedPools, (ctx, { query }) => listPools(ctx, 'shared', query))
  serve(app, contract.listOrphanedPools, (ctx, { query }) => listOrphans(ctx, query))
  serve(app, contract.getPool, async (ctx, { params }) => {
    const id = idOrRoute(ctx.secrets, params.id, 'pool')
    if (!id) throw refuse('NotFound')
    return viewPool(ctx, id)
  })
  serve(app, contract.createPool, (ctx, { body }) => createPool(ctx, body))
  serve(app, contract.updatePool, (ctx, { params, body }) => updatePool(ctx, { ...body, ...params }))
  serve(app, contract.removePool, async (ctx, { params }) => {
    await removePool(ctx, params.id)
    return params
  })
  serve(app, contract.handOverPool, (ctx, { params, body }) => handOverPool(ctx, { ...body, ...params }))
}

/** The calls of PostPoolFile. */
export function poolFilesRoutes(app: App): void {
  serve(app, contract.listPoolFiles, (ctx, { params, query }) => listPlaced(ctx, params.poolId, query))
  serve(app, contract.listPoolsOfDocument, (ctx, { params, query }) =>
    listPoolsOfDocument(ctx, params.fileManagerId, query),
  )
  serve(app, contract.addPoolFile, (ctx, { body }) => addDocumentToPool(ctx, body.poolId, body.fileManagerId))
  serve(app, contract.addPoolFiles, async (ctx, { body: { poolId, fileManagerIds } }) =>
    listOf(await addDocumentsToPool(ctx, { poolId, documentIds: fileManagerIds })),
  )
  serve(app, contract.removePoolFile, async (ctx, { params }) => {
    await takeOutDocuments(ctx, [params.id])
    return params
  })
  serve(app, contract.removePoolFiles, async (ctx, { body }) => {
    await takeOutDocuments(ctx, body)
    return listOf(body)
  })
}

/** The calls of PoolUser. */
export function poolUsersRoutes(app: App): void {
  serve(app, contract.listPoolUsers, (ctx, { params, query }) => listMembers(ctx, params.poolId, query))
  serve(app, contract.addPoolUser, (ctx, { body: { poolId, userId, ...body } }) =>
    addMember(ctx, { poolId, userId, ...rightsIn(body) }),
  )
  serve(app, contract.addPoolUsers, async (ctx, { body: { poolId, userIds, ...body } }) =>
    listOf(await addMembers(ctx, { poolId, userIds, ...rightsIn(body) })),
  )
  serve(app, contract.updatePoolUser, async (ctx, { params, body: { poolId, ...body } }) => {
    await changeMembers(ctx, [params.id], rightsIn(body), poolId)
    return viewMemberById(ctx, params.id)
  })
  serve(app, contract.updatePoolUsers, async (ctx, { body: { ids, ...body } }) => {
    await changeMembers(ctx, ids, rightsIn(body))
    return listOf(ids)
  })
  serve(app, contract.removePoolUser, async (ctx, { params }) => {
    await removeMembers(ctx, [params.id])
    return params
  })
  serve(app, contract.removePoolUsers, async (ctx, { body }) => {
    await removeMembers(ctx, body)
    return listOf(body)
  })
}

interface RightsSent {
  isOwner?: boolean | undefined
  canAddFiles?: boolean | undefined
  canAddMember?: boolean | undefined
}

const rightsIn = ({ isOwner, canAddFiles, canAddMember }: RightsSent): GivenRights => ({
  isOwner,
  canAddFiles,
  canAddMembers: canAddMember,
})

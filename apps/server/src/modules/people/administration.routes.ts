import * as contract from '@sinupan/contract'
import { isAdministrator, isCru, isUser, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { listMembers, listUsers, readUser } from './administration.queries.ts'
import { hasSecondFactor } from './second-factor/second-factor.store.ts'
import { endSessionsOf, sendPasswordLink } from './use-cases/attend-to-account.ts'
import { createUser } from './use-cases/create-user.ts'
import { acceptUser, refuseUser } from './use-cases/judge-acceptance.ts'
import { updateUser } from './use-cases/update-user.ts'
import { listLivingSessions } from './users.store.ts'

/** The calls of Account that are the administrator's. */
export function accountAdministrationRoutes(app: App): void {
  serve(app, contract.listUsers, (ctx, { query }) => listUsers(ctx.db, query))
  serve(app, contract.listWaitingUsers, (ctx, { query }) =>
    listUsers(ctx.db, { ...query, sort: 'createdAt', state: 'waiting' }),
  )
  serve(app, contract.acceptUser, async (ctx, { params, body }) => {
    await acceptUser(ctx, { ...body, ...params })
    return view(ctx, params.id)
  })
  serve(app, contract.refuseUser, async (ctx, { params, body }) => {
    await refuseUser(ctx, { ...params, reason: body.reason ?? null })
    return params
  })
  serve(app, contract.createUser, async (ctx, { body }) => view(ctx, await createUser(ctx, body)))
  serve(app, contract.getUser, async (ctx, { params }) => {
    if (!isAdministrator(ctx.actor) && !isUser(ctx.actor, params.id)) throw refuse('NotFound')
    const found = await view(ctx, params.id)
    if (!isAdministrator(ctx.actor)) return found
    return { ...found, hasSecondFactor: await hasSecondFactor(ctx.db, params.id) }
  })
  serve(app, contract.updateUser, async (ctx, { params, body }) => {
    await updateUser(ctx, { ...body, ...params })
    return view(ctx, params.id)
  })
  serve(app, contract.listUnitMembers, (ctx, { params, query }) => {
    const { actor } = ctx
    if (!worksIn(actor, params.id) && !isCru(actor) && !isAdministrator(actor)) throw refuse('NotYourDeliveryUnit')
    return listMembers(ctx.db, params.id, query)
  })
  sessionRoutes(app)
}

function sessionRoutes(app: App): void {
  serve(app, contract.listUserSessions, async (ctx, { params, query }) => {
    await view(ctx, params.id)
    const sessions = await listLivingSessions(ctx.db, params.id, ctx.clock.now().toISOString())
    const own = ctx.actor.kind === 'user' ? ctx.actor.sessionId : undefined
    return wholeList(
      sessions.map((one) => ({ ...one, isCurrent: one.id === own })),
      query,
    )
  })
  serve(app, contract.endUserSession, async (ctx, { params }) => {
    await endSessionsOf(ctx, params.id, params.sessionId)
    return { id: params.sessionId }
  })
  serve(app, contract.endUserSessions, async (ctx, { params }) => ({ ended: await endSessionsOf(ctx, params.id) }))
  serve(app, contract.sendPasswordLink, (ctx, { params }) => sendPasswordLink(ctx, params.id))
}

async function view(ctx: Context, id: string): Promise<contract.User> {
  const user = await readUser(ctx.db, id)
  if (!user) throw refuse('NotFound')
  return user
}

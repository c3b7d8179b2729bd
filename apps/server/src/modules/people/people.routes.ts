import * as contract from '@sinupan/contract'
import type { Actor, UserActor } from '../../platform/actor.ts'
import { wholeList } from '../../platform/database/page.ts'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { setPasswordByLink } from './use-cases/set-password-by-link.ts'
import { signIn } from './use-cases/sign-in.ts'
import { endOtherSessions, endOwnSession } from './use-cases/sign-out.ts'
import { findUser, listDirectoryEntries } from './users.queries.ts'
import { listLivingSessions } from './users.store.ts'

export function peopleRoutes(app: App): void {
  serve(app, contract.signIn, (ctx, { body }, { request }) =>
    signIn(ctx, { ...body, address: limitedAddressOf(request) }),
  )
  serve(app, contract.signOut, async (ctx) => {
    await endOwnSession(ctx, asUser(ctx.actor).sessionId)
    return { error: false as const }
  })
  serve(app, contract.setPasswordByLink, (ctx, { body }, { request }) =>
    setPasswordByLink(ctx, { ...body, address: limitedAddressOf(request) }),
  )
  serve(app, contract.getMe, async (ctx) => {
    const user = await findUser(ctx.db, asUser(ctx.actor).userId)
    if (!user) throw refuse('Unauthenticated')
    return user
  })
  serve(app, contract.listSessions, async (ctx, { query }) => {
    const { userId, sessionId } = asUser(ctx.actor)
    const sessions = await listLivingSessions(ctx.db, userId, ctx.clock.now().toISOString())
    return wholeList(
      sessions.map((one) => ({ ...one, isCurrent: one.id === sessionId })),
      query,
    )
  })
  serve(app, contract.endSession, async (ctx, { params }) => {
    await endOwnSession(ctx, params.id)
    return params
  })
  serve(app, contract.endOtherSessions, async (ctx) => ({ ended: await endOtherSessions(ctx) }))
  serve(app, contract.listDirectory, async (ctx, { query }) =>
    wholeList(await listDirectoryEntries(ctx.db, query.search), query),
  )
}

function asUser(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  return actor
}

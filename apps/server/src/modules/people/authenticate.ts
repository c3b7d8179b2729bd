import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { type Actor, anonymous } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { findActor } from './find-actor.ts'
import { sessionIdOf } from './session-token.ts'

/** Who sends a request, by its bearer token. A token that is no good makes the caller anonymous. */
export async function authenticate(
  request: FastifyRequest,
  { db, secrets, clock, config }: { db: Database; secrets: Secrets; clock: Clock; config: Config },
): Promise<Actor> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return anonymous
  const now = clock.now()
  const sessionId = await sessionIdOf(secrets.tokens, token, now)
  return sessionId ? findActor(db, sessionId, now, config) : anonymous
}

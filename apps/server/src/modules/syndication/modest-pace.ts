import type { FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { requireSeldom } from '../../platform/throttle.ts'

/** A harvest of a million documents takes 5 000 pages; a map of 50 000 addresses two seconds of a processor. */
const limits = {
  harvest: { count: 600, windowSeconds: 60 },
  map: { count: 60, windowSeconds: 60 },
}

/** Machines that ask for much at once wait their turn. @throws Refusal TooManyRequests with Retry-After */
export const requireModestPace = (ctx: Context, request: FastifyRequest, what: keyof typeof limits): Promise<void> =>
  requireSeldom(ctx, `${what}:${limitedAddressOf(request)}`, limits[what])

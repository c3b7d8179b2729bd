import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Who forwards requests and isn't among the trusted proxies; `seenAt` is the last time. */
export interface UnknownProxy {
  address: string
  seenAt: string
}

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * Notes who forwards requests without being trusted: then everybody seems to come from the proxy's address, is limited
 * together and stands in the history with it. The log is told of each such address once, ten at most.
 *
 * @returns the last one that was seen by this process
 */
export function watchForProxies(fastify: FastifyInstance): () => UnknownProxy | undefined {
  const told = new Set<string>()
  let seen: UnknownProxy | undefined
  fastify.addHook('onRequest', async (request) => {
    const address = request.socket.remoteAddress
    if (!address || !isForwarded(request) || request.ip !== address) return
    seen = { address, seenAt: new Date().toISOString() }
    if (told.has(address) || told.size >= 10) return
    told.add(address)
    request.log.warn({ address }, 'a proxy forwards requests that TRUST_PROXY does not name; see docs/operations')
  })
  return () => seen
}

const isForwarded = ({ headers }: FastifyRequest) => forwarding.some((name) => headers[name] !== undefined)

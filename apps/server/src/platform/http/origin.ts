import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Origin } from '../context.ts'

/** Where a request came from; the address is truncated to its network (RA 10173: no more than is needed). */
export function originOf(request: FastifyRequest): Origin {
  return {
    requestId: request.id,
    address: truncateAddress(request.ip),
    agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  }
}

/** `203.0.113.7` → `203.0.113.0/24`; `2001:db8:1:2::3` → `2001:db8:1::/48`. */
export function truncateAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain)) return null
  const [head = ''] = plain.split('::')
  return `${head.split(':').slice(0, 3).filter(Boolean).join(':')}::/48`
}

export const nowhere: Origin = { requestId: null, address: null, agent: null }

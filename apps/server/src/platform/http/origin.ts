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

/** What limits count by: an address of IPv4, or the /64 of IPv6, in which a person has as many as they like. */
export function limitedAddressOf(request: FastifyRequest): string {
  const plain = request.ip.replace(/^::ffff:/i, '').replace(/%.*$/, '')
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const split = (part = '') => part.split(':').filter(Boolean)
  const [before, after] = address.split('::')
  const [head, tail] = [split(before), split(after)]
  // An IPv4 address at the end stands for two groups.
  const count = head.length + tail.length + (address.includes('.') ? 1 : 0)
  const zeros = Array.from({ length: Math.max(0, 8 - count) }, () => '0')
  return [...head, ...zeros, ...tail].map((group) =>
    group.includes('.') ? group : group.replace(/^0+(?=.)/, '').toLowerCase(),
  )
}

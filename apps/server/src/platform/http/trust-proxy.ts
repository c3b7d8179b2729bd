import { BlockList, isIPv6 } from 'node:net'
import type { Config } from '../../config.ts'

// RFC 1918, 4193, 3927, 4291, 6598 and loopback: where a proxy of one's own stands.
const ownNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv6')

const isOwn = (address: string): boolean => ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

type Trusted = false | string[] | ((address: string, hop: number) => boolean)

/**
 * The setting TRUST_PROXY as Fastify takes it. A number of hops says nothing of who the next one is (Fastify takes none
 * for that reason), so it counts only where the wire ends at an address of one's own networks: nobody who reaches this
 * server from outside, past the proxy, is believed.
 */
export function trustOf({ TRUST_PROXY: proxies }: Pick<Config, 'TRUST_PROXY'>): Trusted {
  if (typeof proxies !== 'number') return proxies
  return (address, hop) => hop < proxies && (hop > 0 || isOwn(address))
}

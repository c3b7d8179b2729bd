import { isIPv4, isIPv6 } from 'node:net'
import { z } from 'zod'

const mostHops = 10
// A wider network than a provider's largest would be everybody's.
const leastPrefix = { 4: 8, 6: 16 }
const mostPrefix = { 4: 32, 6: 128 }

/** Whether it is an address, a network of addresses, or `loopback`. */
function isProxy(word: string): boolean {
  if (word === 'loopback') return true
  const [address = '', prefix, ...more] = word.split('/')
  const family = isIPv4(address) ? 4 : isIPv6(address) ? 6 : undefined
  if (!family || more.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= leastPrefix[family] && Number(prefix) <= mostPrefix[family]
}

const words = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)

/**
 * The proxies that X-Forwarded-For is believed of, as Fastify takes them: false, how many stand in a row, or their
 * addresses. `true`, which would believe whatever the sender writes, is no value.
 */
export const trustedProxies = z
  .string()
  .default('false')
  .transform((text, ctx): false | number | string[] => {
    if (text === 'false') return false
    const hops = /^\d{1,2}$/.test(text) ? Number(text) : 0
    if (hops >= 1 && hops <= mostHops) return hops
    const proxies = words(text)
    if (proxies.length > 0 && proxies.every(isProxy)) return proxies
    ctx.addIssue('No proxies.')
    return z.NEVER
  })
  .describe(
    `Which proxies X-Forwarded-For is believed of: their addresses or networks, such as 127.0.0.1,10.0.3.0/24, or how many stand before this server, 1 to ${mostHops}; false for none. Never everybody, who could then write any address as theirs.`,
  )

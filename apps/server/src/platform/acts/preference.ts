/** The longest that a request waits for an act, in seconds. */
const longestWait = 25

/**
 * How many seconds who sent this `Prefer` wants to wait; undefined where they wait for the answer however long it takes.
 * RFC 7240: preferences and their parameters in any letter case and order, unknown ones are passed over.
 */
export function waitOf(header: string | string[] | undefined): number | undefined {
  const preferences = [header ?? []].flat().flatMap((one) => one.split(','))
  const named = new Map<string, string>()
  for (const one of preferences) {
    const [name = '', value = ''] = (one.split(';')[0] ?? '').split('=').map((part) => part.trim())
    // Of two of a name the first holds (RFC 7240, section 2).
    if (!named.has(name.toLowerCase())) named.set(name.toLowerCase(), value.replace(/^"(.*)"$/, '$1'))
  }
  if (!named.has('respond-async')) return undefined
  const wait = named.get('wait') ?? ''
  return /^\d{1,9}$/.test(wait) ? Math.min(Number(wait), longestWait) : 0
}

import { Unreadable } from '../unreadable.ts'
import type { Zip } from './zip.ts'

/** Parts that lie in one text, asked for like those of a package. */
export function zipOfParts(parts: ReadonlyMap<string, string | Buffer>): Zip {
  const read = async (name: string) => {
    const part = parts.get(name)
    if (part === undefined) throw new Unreadable('Corrupt', `The document has no part ${name}`)
    return Buffer.from(part)
  }
  return {
    names: [...parts.keys()],
    has: (name) => parts.has(name),
    read,
    readText: async (name) => (parts.get(name) ?? '').toString(),
    verify: async () => undefined,
  }
}

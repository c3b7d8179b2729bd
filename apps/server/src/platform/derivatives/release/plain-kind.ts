import { readFile } from 'node:fs/promises'
import { handOver, type Kind } from './kind.ts'
import { Found } from './report.ts'

/** Letters and nothing beside them. */
export const plainKind: Kind = {
  inspect: async () => ({ findings: [], pageCount: null }),
  copy: async ({ path, mediaType, extension }) => {
    handOver(await readFile(path))
    return { mediaType, extension, how: 'same' }
  },
}

/** What nobody here can look into does not leave the house. */
export const unknownKind: Kind = {
  inspect: async () => {
    const found = new Found()
    found.add('UnknownKind')
    return { findings: found.all, pageCount: null }
  },
  copy: async () => null,
}

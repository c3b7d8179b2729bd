import { handOver, type Kind } from '../kind.ts'
import { copyOffice } from './copy-office.ts'
import { inspectOffice } from './inspect-office.ts'

export const officeKind: Kind = {
  inspect: async ({ path }) => ({ findings: (await inspectOffice(path)).all, pageCount: null }),
  copy: async ({ path, mediaType, extension, limits }) => {
    await copyOffice(path, limits.pixels, handOver)
    return { mediaType, extension, how: 'rewritten' }
  },
}

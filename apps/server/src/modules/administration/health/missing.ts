import type { SystemHealth } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { listMissing } from '../../files/index.ts'

/**
 * What the storage has lost, as far as somebody asked for it. Told by its hash alone, under which it lies in a backup:
 * administrators do not read the units' papers.
 */
export async function readMissing(ctx: Context): Promise<Pick<SystemHealth['storage'], 'missing' | 'missingCount'>> {
  const { items, total } = await listMissing(ctx)
  const missing = items.map(({ part, ...row }) => ({ ...row, what: whatOf(part) }))
  return { missing, missingCount: total }
}

const whatOf = (part: string): SystemHealth['storage']['missing'][number]['what'] =>
  part === '' ? 'contents' : part.startsWith('thumbnail') ? 'thumbnail' : 'preview'

import { type EffectsAction, findEffects } from '@sinupan/contract'
import { query } from '../../lib/query.ts'
import { type Entry, idsOf } from '../documents/index.ts'

/** What an act on entries would end; asked anew each time, since it is to be said as it is now. */
export function effectsQuery(action: EffectsAction, entries: readonly Entry[]) {
  const { folderIds: fileFolderIds, documentIds: fileManagerIds } = idsOf(entries)
  return { ...query(findEffects, { body: { action, fileManagerIds, fileFolderIds } }), staleTime: 0, gcTime: 0 }
}

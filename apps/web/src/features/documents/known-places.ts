import { localStore } from '../../lib/local-store.ts'
import type { Place } from './documents.api.ts'

/** A place whose name was seen too, so that its page has a heading before it has its contents. */
export interface KnownPlace extends Place {
  name: string
}

const known = new Map<string, KnownPlace>()
let session: string | undefined

/** What this session saw; what an earlier one saw is nobody's any more. */
function seen(): Map<string, KnownPlace> {
  const now = localStore.get('TOKEN')
  if (now !== session) known.clear()
  session = now
  return known
}

/** Remembers where folders' addresses lead, so that going to one that was seen needs no question first. */
export function learnPlaces(folders: readonly { routeId: string; id: number; name: string }[], unitId: number): void {
  const places = seen()
  for (const { routeId, id, name } of folders) places.set(routeId, { id, unitId, name })
}

export const placeAt = (routeId: string): KnownPlace | undefined => seen().get(routeId)

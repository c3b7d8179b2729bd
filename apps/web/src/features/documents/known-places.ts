import type { Place } from './documents.api.ts'

/** A place whose name was seen too, so that its page has a heading before it has its contents. */
export interface KnownPlace extends Place {
  name: string
}

const known = new Map<string, KnownPlace>()

/** Remembers where folders' addresses lead, so that going to one that was seen needs no question first. */
export function learnPlaces(folders: readonly { routeId: string; id: number; name: string }[], unitId: number): void {
  for (const { routeId, id, name } of folders) known.set(routeId, { id, unitId, name })
}

export const placeAt = (routeId: string): KnownPlace | undefined => known.get(routeId)

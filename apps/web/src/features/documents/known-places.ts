import type { Place } from './documents.api.ts'

const known = new Map<string, Place>()

/** Remembers where a folder's address leads, so that going to one that was seen needs no question first. */
export function learnPlaces(folders: readonly { routeId: string; id: number }[], unitId: number): void {
  for (const { routeId, id } of folders) known.set(routeId, { id, unitId })
}

export const placeAt = (routeId: string): Place | undefined => known.get(routeId)

import type { LocationKind } from '@sinupan/contract'

/** What the rules on a place look at. */
export interface LocationFacts {
  id: number
  unitId: number
  parentId: number | null
  path: string
  location: string
  description: string | null
  kind: LocationKind
  code: string
  isPublic: boolean
  version: number
}

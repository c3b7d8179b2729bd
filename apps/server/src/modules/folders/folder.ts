/** What the rules on a folder look at. */
export interface FolderFacts {
  id: number
  unitId: number
  parentId: number | null
  path: string
  name: string
  trashedAt: string | null
  buriedIn: number | null
  version: number
}

export const isLiving = (thing: { trashedAt: string | null; buriedIn: number | null }): boolean =>
  thing.trashedAt === null && thing.buriedIn === null

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

/** Whether a folder with that path lies in, or is, the folder `id`. */
export const isInside = (path: string, id: number): boolean => path.split('.').includes(String(id))

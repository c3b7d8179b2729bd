/** Where something is put: a folder of a unit, or its root. */
export interface Place {
  unitId: number
  /** Null: the root. */
  folderId: number | null
}

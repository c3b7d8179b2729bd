/** What a hold is to be put on. */
export type HoldOn =
  | { documents: readonly number[] }
  | { folder: { id: number; name: string } }
  | { series: { id: number; name: string } }
  | { place: { id: number; name: string } }

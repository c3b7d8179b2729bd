import type { Context } from '../platform/context.ts'
import type { Cast } from './act-as.ts'
import type { SeededOrganisation } from './insert-organisation.ts'

/** What the plan names, by its keys. */
export interface Stage {
  organisation: SeededOrganisation
  userIds: ReadonlyMap<string, string>
  documents: ReadonlyMap<string, number>
}

export interface Scene {
  cast: Cast
  stage: Stage
  id: number
  trackingNo: string
  /** Who asked, at the time of the step. */
  outsider: Context
  at: Date
}

import type { AccessLevelSetting, Campus, DeliveryUnit, Office } from '@sinupan/contract'
import type { Held } from '../../platform/policy.ts'

/** What administrators keep, by its table. */
export interface Entities {
  campuses: Campus
  offices: Office
  units: DeliveryUnit
  accessLevels: AccessLevelSetting
}
export type Kept = keyof Entities
export type HeldEntity<K extends Kept> = Held<Entities[K], 'keep'>

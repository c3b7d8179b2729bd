import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const change = { before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) }
const campus = { campusId: z.number(), name: z.string() }
const office = { officeId: z.number(), name: z.string() }
const unit = { unitId: z.number(), name: z.string() }

export const campusAdded = fact('campus.added', { ...campus, shortName: z.string() })
export const campusChanged = fact('campus.changed', { ...campus, ...change })
export const campusRemoved = fact('campus.removed', { ...campus, shortName: z.string() })

export const officeAdded = fact('office.added', { ...office, campusId: z.number() })
export const officeChanged = fact('office.changed', { ...office, ...change })
/** To another campus, with its units. */
export const officeMoved = fact('office.moved', { ...office, from: z.number(), to: z.number() })
export const officeRemoved = fact('office.removed', { ...office, campusId: z.number() })

export const unitAdded = fact('unit.added', { ...unit, officeId: z.number() })
export const unitChanged = fact('unit.changed', { ...unit, ...change })
/** To another office, with all that it holds. */
export const unitMoved = fact('unit.moved', { ...unit, from: z.number(), to: z.number() })
export const unitRemoved = fact('unit.removed', { ...unit, officeId: z.number() })
export const centralRecordSet = fact('unit.central-record-set', { ...unit, isCRU: z.boolean() })

const level = { accessLevelId: z.number(), access: z.string() }
export const accessLevelAdded = fact('access-level.added', { ...level, behavesAs: z.number() })
export const accessLevelChanged = fact('access-level.changed', { ...level, ...change })
export const accessLevelRemoved = fact('access-level.removed', level)

const campusGrant = { userId: z.string(), campusId: z.number() }
const unitGrant = { userId: z.string(), unitId: z.number() }
export const campusGranted = fact('campus-access.added', campusGrant)
export const campusGrantEnded = fact('campus-access.removed', campusGrant)
export const unitGranted = fact('unit-access.added', unitGrant)
export const unitGrantEnded = fact('unit-access.removed', unitGrant)

import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const shape = z.object({ date: z.string(), name: z.string(), kind: z.string(), campusId: z.number().nullable() })
const of = { holidayId: z.number() }

export const holidayDeclared = fact('holiday.declared', { ...of, ...shape.shape })
export const holidayChanged = fact('holiday.changed', { ...of, before: shape, after: shape })
export const holidayRemoved = fact('holiday.removed', { ...of, ...shape.shape })

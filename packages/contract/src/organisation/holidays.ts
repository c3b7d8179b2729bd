import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, list, wholeShape } from '../kernel/paging.ts'
import { bodyId, calendarDate, entityVersion, id, line } from '../kernel/primitives.ts'
import { writtenNumber } from '../kernel/written-number.ts'
import { campusRef } from './organisation.ts'

/** Regular and special days are free; a special working day is kept at work (Proclamations under RA 9492). */
export const holidayKind = z
  .enum(['regular', 'special', 'special_working'])
  .describe('A special working day counts as a working day, the others don’t')

export const holiday = z
  .object({
    id: z.number().int(),
    date: calendarDate,
    name: z.string(),
    kind: holidayKind,
    campusId: z.number().int().nullable().describe('null: every campus'),
    campus: campusRef.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Holiday' })

export const holidayFields = z.strictObject({
  date: calendarDate,
  name: line(200).min(1, 'Give it a name.'),
  kind: holidayKind.default('regular'),
  campusId: bodyId.nullish(),
})
const byId = z.strictObject({ id })

export const listHolidays = endpoint({
  name: 'Holiday_All',
  method: 'GET',
  path: '/Holiday/All',
  who: 'user',
  summary: 'Holidays by date, of a year or all',
  query: z.strictObject({
    year: writtenNumber(1900, 2200).optional(),
    campusId: id.optional(),
    ...wholeShape,
  }),
  response: list(holiday),
})
export const getHolidayEffect = endpoint({
  name: 'Holiday_Effect',
  method: 'GET',
  path: '/Holiday/Effect',
  who: 'administrator',
  summary: 'What declaring a holiday would do: of how many open requests the last day would move to a later one',
  query: z.strictObject({ date: calendarDate, campusId: id.optional() }),
  response: z.object({ requests: z.number().int() }),
})
export const createHoliday = endpoint({
  name: 'Holiday_Create',
  method: 'POST',
  path: '/Holiday/Create',
  who: 'administrator',
  status: 201,
  summary: 'Declare a holiday of every campus or of one',
  body: holidayFields,
  response: holiday,
  refusals: ['NameTaken'],
})
export const updateHoliday = endpoint({
  name: 'Holiday_Update',
  method: 'PUT',
  path: '/Holiday/:id',
  who: 'administrator',
  summary: 'Change a holiday',
  params: byId,
  body: z.strictObject({ ...holidayFields.shape, kind: holidayKind, version: entityVersion.optional() }),
  response: holiday,
  refusals: ['NotFound', 'NameTaken', 'StateChanged'],
})
export const removeHoliday = endpoint({
  name: 'Holiday_Remove',
  method: 'DELETE',
  path: '/Holiday/:id',
  who: 'administrator',
  summary: 'Take a holiday out',
  params: byId,
  response: deleted,
  refusals: ['NotFound'],
})

export type Holiday = z.output<typeof holiday>
export type HolidayKind = z.output<typeof holidayKind>

import { createHoliday, getHolidayEffect, listHolidays, removeHoliday, updateHoliday } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { pagedQuery } from '../../lib/query.ts'

export const holidaysQuery = (year: number, campusId: number | undefined) =>
  pagedQuery(listHolidays, { query: { year, campusId } })

/** Of how many open requests the last day would move. */
export const effectQuery = (date: string, campusId: number | undefined) =>
  pagedQuery(getHolidayEffect, { query: { date, campusId } })

const holidays = { refreshes: ['Holiday', 'Audit'] }
export const useCreateHoliday = command(createHoliday, holidays)
export const useUpdateHoliday = command(updateHoliday, holidays)
export const useRemoveHoliday = command(removeHoliday, holidays)

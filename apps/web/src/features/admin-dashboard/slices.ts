import type { AdminDashboard } from '@sinupan/contract'
import { paths } from '../../lib/paths.ts'

const audit = (filters: Record<string, string>) => `${paths.admin('audit')}?${new URLSearchParams(filters)}`
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const monthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A part of a chart, with the list that is behind it. */
export interface MonthSlice {
  id: string
  name: string
  added: number
  total: number
  to: string
}
export interface WeekSlice {
  id: string
  name: string
  approved: number
  returned: number
  to: string
}

export const monthSlices = ({ growth }: AdminDashboard): MonthSlice[] =>
  growth.map(({ month, added, total }) => {
    const first = `${month}-01`
    const next = dayAfter(`${month}-28`, 4).slice(0, 7)
    const last = dayAfter(`${next}-01`, -1)
    const name = monthName.format(new Date(first))
    return { id: month, name, added, total, to: audit({ action: 'document.added', from: first, to: last }) }
  })

export const weekSlices = ({ decided }: AdminDashboard): WeekSlice[] =>
  decided.map(({ week, approved, returned }) => ({
    id: week,
    name: dayName.format(new Date(week)),
    approved,
    returned,
    to: audit({ action: 'posting', from: week, to: dayAfter(week, 6) }),
  }))

/** From ten thousand on the axis counts in thousands. */
export const isInThousands = (slices: readonly MonthSlice[]): boolean =>
  Math.max(...slices.map(({ total }) => total)) >= 10_000

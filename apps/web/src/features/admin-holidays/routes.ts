import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const adminHolidays: Feature = {
  staff: [{ path: 'admin/holidays', lazy: screen(() => import('./holidays-page.tsx'), 'HolidaysPage') }],
}

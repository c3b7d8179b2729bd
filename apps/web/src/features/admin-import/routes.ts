import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const adminImport: Feature = {
  staff: [{ path: 'admin/import', lazy: screen(() => import('./import-page.tsx'), 'ImportPage') }],
}

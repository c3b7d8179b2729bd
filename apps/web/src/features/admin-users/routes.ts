import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const adminUsers: Feature = {
  staff: [
    { path: 'admin/user-all', lazy: screen(() => import('./user-all-page.tsx'), 'UserAllPage') },
    { path: 'admin/user-request', lazy: screen(() => import('./user-request-page.tsx'), 'UserRequestPage') },
  ],
}

import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const publicRequest: Feature = {
  open: [
    { path: 'document-request', lazy: screen(() => import('./request-page.tsx'), 'RequestPage') },
    { path: 'document-request-status', lazy: screen(() => import('./status-page.tsx'), 'StatusPage') },
  ],
}

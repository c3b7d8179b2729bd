import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

const page = screen(() => import('./verify-page.tsx'), 'VerifyPage')

export const publicCertificate: Feature = {
  open: [
    { path: 'verify', lazy: page },
    { path: 'verify/:code', lazy: page },
  ],
}

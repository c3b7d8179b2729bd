import { lazy } from 'react'
import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const identities: Feature = {
  open: [{ path: 'second-factor', lazy: screen(() => import('./set-up-page.tsx'), 'SetUpPage') }],
  residents: [lazy(async () => ({ default: (await import('./step-up.tsx')).StepUp }))],
}

import type { Feature } from '../../frame/feature.ts'
import { part, screen } from '../../lib/chunk.ts'

export const identities: Feature = {
  open: [{ path: 'second-factor', lazy: screen(() => import('./set-up-page.tsx'), 'SetUpPage') }],
  residents: [part(() => import('./step-up.tsx'), 'StepUp')],
}

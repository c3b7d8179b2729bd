import type { Feature } from '../../app/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const people: Feature = {
  guest: [
    { path: 'login', lazy: screen(() => import('./sign-in-page.tsx'), 'SignInPage') },
    { path: 'reset-password', lazy: screen(() => import('./set-password-page.tsx'), 'SetPasswordPage') },
  ],
  staff: [{ path: 'user-profile', lazy: screen(() => import('./profile-page.tsx'), 'ProfilePage') }],
}

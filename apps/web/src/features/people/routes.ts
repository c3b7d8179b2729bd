import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const people: Feature = {
  guest: [
    { path: 'login', lazy: screen(() => import('./sign-in-page.tsx'), 'SignInPage') },
    { path: 'register', lazy: screen(() => import('./register-page.tsx'), 'RegisterPage') },
    {
      path: 'email-verification/:email',
      lazy: screen(() => import('./email-verification-page.tsx'), 'EmailVerificationPage'),
    },
    { path: 'forgot-password', lazy: screen(() => import('./forgot-password-page.tsx'), 'ForgotPasswordPage') },
    { path: 'reset-password', lazy: screen(() => import('./set-password-page.tsx'), 'SetPasswordPage') },
  ],
  staff: [{ path: 'user-profile', lazy: screen(() => import('./profile-page.tsx'), 'ProfilePage') }],
}

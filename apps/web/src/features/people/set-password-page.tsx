import { setPasswordByLink } from '@sinupan/contract'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { paths } from '../../lib/paths.ts'
import { useSetPassword } from './people.api.ts'
import { SetPasswordForm } from './set-password-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { twice } from './twice-password.ts'
import { t } from './words.ts'

/** Where an invitation's or a reset's link leads: choose a password, then sign in with it. */
export function SetPasswordPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const setPassword = useSetPassword()
  const link = { userId: query.get('userId') ?? '', token: query.get('token') ?? '' }
  return (
    <SignInFrame title={t('setPassword')} lead={t('setPasswordLead')}>
      <SetPasswordForm
        schema={twice}
        onSubmit={async ({ password }) => {
          // A link that was cut off is no link; its fields are nothing that the person could mend.
          if (!setPasswordByLink.body.safeParse({ ...link, password }).success) throw new ApiRefusal('InvalidLink')
          await setPassword({ body: { ...link, password } })
          void navigate(paths.signIn(), { replace: true, state: { isPasswordSet: true } })
        }}
      />
    </SignInFrame>
  )
}

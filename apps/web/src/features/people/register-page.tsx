import { signUp } from '@sinupan/contract'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSignUp } from './people.api.ts'
import { RegisterForm } from './register-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { t } from './words.ts'

/** Register: who one is, where one works, how one will sign in. Then the code that was mailed. */
export function RegisterPage() {
  const ask = useSignUp()
  const navigate = useNavigate()
  return (
    <SignInFrame title={t('register')} lead={t('registerLead')}>
      <RegisterForm
        schema={signUp.body}
        onSubmit={async (body) => {
          const { email } = await ask({ body })
          void navigate(paths.emailVerification(email))
        }}
      />
    </SignInFrame>
  )
}

import { signIn } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { useInstitution } from '../../app/institution.tsx'
import { paths } from '../../lib/paths.ts'
import { FormAlert, FormNote } from './form-messages.tsx'
import { useSignIn } from './people.api.ts'
import classes from './people.module.css'
import { beginSession } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { t } from './words.ts'

/** Sign in, in the ways that the institution has set up. */
export function SignInPage() {
  const { signInMethods } = useInstitution()
  const client = useQueryClient()
  const navigate = useNavigate()
  const ask = useSignIn()
  const { state } = useLocation() as { state: { isPasswordSet?: boolean } | null }
  return (
    <SignInFrame title={t('signIn')} lead={t('signInLead')}>
      {state?.isPasswordSet && <FormNote>{t('passwordSet')}</FormNote>}
      {signInMethods.includes('local') ? (
        <SignInForm
          schema={signIn.body}
          onSubmit={async (body) => {
            await beginSession(await ask({ body }), client)
            void navigate(paths.archive(), { replace: true })
          }}
        />
      ) : (
        <FormAlert>{t('signInForbidden')}</FormAlert>
      )}
      <p className={classes.foot}>
        {t('noAccount')} <Link to={paths.register()}>{t('registerAct')}</Link>. {t('administratorAccepts')}
      </p>
    </SignInFrame>
  )
}

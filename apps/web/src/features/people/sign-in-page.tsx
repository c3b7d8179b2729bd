import { Button } from '@mantine/core'
import { signIn } from '@sinupan/contract'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useInstitution } from '../../frame/institution.tsx'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { FormAlert, FormNote } from '../../lib/form-messages.tsx'
import { useIsWorkHeld } from '../../lib/held-work.ts'
import { paths } from '../../lib/paths.ts'
import { HrisForm, OtherWays, SecondStep, signInWords } from '../identities/index.ts'
import { useSignIn, useSignInWithGoogle, useSignInWithHris } from './people.api.ts'
import classes from './people.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useEntering, type Way } from './use-entering.ts'
import { t } from './words.ts'

type Enter = (way: Way) => Promise<void>

/** Sign in, in the ways that the institution has set up, and with the second factor where one is on. */
export function SignInPage() {
  const { enter, second, leave } = useEntering()
  const [isHris, setHris] = useState(false)
  if (second)
    return (
      <SignInFrame title={signInWords('secondStep')}>
        <SecondStep onSubmit={(totp) => enter(second, totp)} onBack={leave} />
      </SignInFrame>
    )
  return isHris ? (
    <HrisSignIn enter={enter} onBack={() => setHris(false)} />
  ) : (
    <FirstStep enter={enter} onHris={() => setHris(true)} />
  )
}

function FirstStep({ enter, onHris }: { enter: Enter; onHris: () => void }) {
  const { signInMethods } = useInstitution()
  const ask = useSignIn()
  const askGoogle = useSignInWithGoogle()
  const { state } = useLocation() as { state: { isPasswordSet?: boolean; isSessionLost?: boolean } | null }
  const [refusal, setRefusal] = useState<string>()
  const isWorkHeld = useIsWorkHeld()
  const withGoogle = async (credential: string) => {
    try {
      await enter((totp) => askGoogle({ body: { credential, ...(totp && { totp }) } }))
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setRefusal(error.message)
    }
  }
  return (
    <SignInFrame title={t('signIn')} lead={t('signInLead')}>
      {isWorkHeld && <FormNote tone="info">{t('workHeld')}</FormNote>}
      {state?.isSessionLost && !isWorkHeld && <FormNote tone="info">{t('sessionLost')}</FormNote>}
      {state?.isPasswordSet && <FormNote>{t('passwordSet')}</FormNote>}
      {signInMethods.includes('local') && (
        <SignInForm
          schema={signIn.body}
          onSubmit={(body) => enter((totp) => ask({ body: { ...body, ...(totp && { totp }) } }))}
        />
      )}
      {signInMethods.length === 0 && <FormAlert>{t('signInForbidden')}</FormAlert>}
      <OtherWays onHris={onHris} onCredential={(credential) => void withGoogle(credential)} />
      <FormAlert>{refusal}</FormAlert>
      <p className={classes.foot}>
        {t('noAccount')} <Link to={paths.register()}>{t('registerAct')}</Link>. {t('administratorAccepts')}
      </p>
    </SignInFrame>
  )
}

function HrisSignIn({ enter, onBack }: { enter: Enter; onBack: () => void }) {
  const ask = useSignInWithHris()
  return (
    <SignInFrame title={signInWords('hrAccount')} lead={signInWords('hrAccountLead')}>
      <HrisForm onSubmit={(body) => enter((totp) => ask({ body: { ...body, ...(totp && { totp }) } }))} />
      <Button variant="subtle" onClick={onBack}>
        {signInWords('otherWay')}
      </Button>
    </SignInFrame>
  )
}

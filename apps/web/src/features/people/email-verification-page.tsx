import { Anchor } from '@mantine/core'
import { codeLimits } from '@sinupan/contract'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { text } from '../../ui/text.ts'
import { AwaitingAcceptance } from './awaiting-acceptance.tsx'
import { CodeForm } from './code-form.tsx'
import { useVerifyEmail } from './people.api.ts'
import classes from './people.module.css'
import { SendAgain } from './send-again.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { t } from './words.ts'

/** Six boxes for the code that was mailed; then it is said plainly that an administrator has to accept the account. */
export function EmailVerificationPage() {
  const { email = '' } = useParams()
  const verify = useVerifyEmail()
  const [isConfirmed, setConfirmed] = useState(false)
  if (isConfirmed) return <AwaitingAcceptance />
  return (
    <SignInFrame title={t('confirmEmail')} lead={t('confirmEmailLead', { email, minutes: codeLimits.minutes })}>
      <CodeForm
        onSubmit={async (code) => {
          await verify({ query: { email, code } })
          setConfirmed(true)
        }}
      />
      <SendAgain email={email} />
      <div className={classes.alone}>
        <Anchor component={Link} className={text.alone} to={paths.register()} inherit>
          {t('otherEmail')}
        </Anchor>
      </div>
    </SignInFrame>
  )
}

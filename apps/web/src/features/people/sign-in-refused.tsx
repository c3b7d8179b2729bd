import { Link } from 'react-router'
import type { ApiRefusal } from '../../lib/api-refusal.ts'
import { paths } from '../../lib/paths.ts'
import { FormAlert, FormNote } from './form-messages.tsx'
import classes from './people.module.css'
import { t } from './words.ts'

interface SignInRefusedProps {
  refusal: ApiRefusal | undefined
  above: string | undefined
  userName: string
}

/** Why nobody was let in: waiting to be accepted is no fault, and who has to confirm an address is led there. */
export function SignInRefused({ refusal, above, userName }: SignInRefusedProps) {
  if (refusal?.code === 'AwaitingAcceptance') return <FormNote tone="info">{t('notAccepted')}</FormNote>
  return (
    <>
      <FormAlert>{above}</FormAlert>
      {refusal?.code === 'EmailNotConfirmed' && userName.includes('@') && (
        <p className={classes.foot}>
          <Link to={paths.emailVerification(userName.trim())}>{t('enterCode')}</Link>
        </p>
      )}
    </>
  )
}

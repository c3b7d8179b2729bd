import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { ApiRefusal } from '../../lib/api-refusal.ts'
import { FormAlert, FormNote } from '../../lib/form-messages.tsx'
import { paths } from '../../lib/paths.ts'
import { text } from '../../ui/text.ts'
import { t } from './sign-in-words.ts'

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
        <div className={text.caption}>
          <Anchor component={Link} to={paths.emailVerification(userName.trim())} inherit>
            {t('enterCode')}
          </Anchor>
        </div>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import classes from './people.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { t } from './words.ts'

/** What is true once the address is confirmed: somebody else has to act now. */
export function AwaitingAcceptance() {
  return (
    <SignInFrame title={t('awaitingTitle')} lead={t('awaitingLead')}>
      <p>{t('awaitingNext')}</p>
      <Button component={Link} to={paths.signIn()} variant="default" className={classes.act} fullWidth>
        {t('backToSignIn')}
      </Button>
    </SignInFrame>
  )
}

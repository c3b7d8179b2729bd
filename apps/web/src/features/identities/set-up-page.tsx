import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { Navigate, useNavigate } from 'react-router'
import { useCurrentUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { endSetUpDemand } from '../../lib/set-up-demand.ts'
import { signOut } from '../../lib/sign-out.ts'
import { useTitle } from '../../lib/title.ts'
import { useSetUpSecondFactor } from './identities.api.ts'
import classes from './identities.module.css'
import { SetUpDialog } from './set-up-dialogs.tsx'
import { StepUp } from './step-up.tsx'
import { t } from './words.ts'

/** For who may do nothing before a second factor is set up. */
export function SetUpPage() {
  useTitle(t('mustSetUpTitle'))
  const user = useCurrentUser()
  const navigate = useNavigate()
  const open = () => {
    endSetUpDemand()
    void navigate(paths.archive(), { replace: true })
  }
  const begin = useSetUpSecondFactor({
    onDone: (begun) => openDialog((close) => <SetUpDialog begun={begun} onClose={close} onOn={open} />),
  })
  if (!user) return <Navigate to={paths.signIn()} replace />
  if (!user.mustSetUpSecondFactor) return <Navigate to={paths.archive()} replace />
  return (
    <section className={classes.demand}>
      <StepUp />
      <IconShieldCheck size={40} stroke={1.4} aria-hidden="true" />
      <h1>{t('mustSetUpTitle')}</h1>
      <p>{t('mustSetUpLead')}</p>
      <div className={classes.acts}>
        <Button loading={begin.isPending} onClick={() => void begin()}>
          {t('begin')}
        </Button>
        <Button variant="default" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </div>
    </section>
  )
}

import { Button } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { useInstitution } from '../../frame/institution.tsx'
import { OrLine } from '../../ui/sign-in-shell.tsx'
import { GoogleButton } from './google-button.tsx'
import classes from './identities.module.css'
import { t } from './sign-in-words.ts'

interface OtherWaysProps {
  onHris: () => void
  onCredential: (credential: string) => void
}

/** Below the form: the other ways to sign in that are on. */
export function OtherWays({ onHris, onCredential }: OtherWaysProps) {
  const { signInMethods } = useInstitution()
  const others = signInMethods.filter((method) => method !== 'local')
  if (others.length === 0) return null
  return (
    <div className={classes.others}>
      {signInMethods.includes('local') && <OrLine>{t('or')}</OrLine>}
      {others.includes('hris') && (
        <Button
          variant="default"
          className={classes.act}
          fullWidth
          leftSection={<IconId size={18} stroke={1.7} aria-hidden="true" />}
          onClick={onHris}
        >
          {t('hrAccount')}
        </Button>
      )}
      {others.includes('google') && <GoogleButton onCredential={onCredential} />}
    </div>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { useLanguage } from '../../frame/language.ts'
import { FormAlert } from '../../lib/form-messages.tsx'
import { loadGoogle } from './google-script.ts'
import classes from './identities.module.css'
import { t } from './sign-in-words.ts'

type State = 'loading' | 'shown' | 'failed'

/** Google's own button; says so where it can't load. `onCredential` gets the ID token. */
export function GoogleButton({ onCredential }: { onCredential: (credential: string) => void }) {
  const { googleClientId, googleScriptUrl } = useInstitution()
  const locale = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(onCredential)
  latest.current = onCredential
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!googleClientId || !googleScriptUrl) return
    let isGone = false
    const show = async () => {
      const id = await loadGoogle(googleScriptUrl)
      if (isGone || !place.current) return
      const callback = ({ credential }: { credential: string }) => latest.current(credential)
      id.initialize({ client_id: googleClientId, callback, ux_mode: 'popup' })
      id.renderButton(place.current, { theme: 'outline', size: 'large', text: 'signin_with', width: 360, locale })
      setState('shown')
    }
    show().catch(() => {
      if (!isGone) setState('failed')
    })
    return () => {
      isGone = true
    }
  }, [googleClientId, googleScriptUrl, attempt, locale])
  const again = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <div className={classes.google}>
      {state === 'loading' && <Skeleton height={40} role="status" aria-label={t('googleLoading')} />}
      {state === 'failed' && (
        <>
          <FormAlert>{t('googleFailed')}</FormAlert>
          <Button variant="default" fullWidth onClick={again}>
            {t('tryAgain')}
          </Button>
        </>
      )}
      <div ref={place} />
    </div>
  )
}

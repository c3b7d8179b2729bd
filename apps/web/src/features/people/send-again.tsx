import { Anchor } from '@mantine/core'
import { codeLimits } from '@sinupan/contract'
import { useEffect, useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { FormAlert, FormNote } from '../../lib/form-messages.tsx'
import { useSendConfirmation } from './people.api.ts'
import classes from './people.module.css'
import { t } from './words.ts'

/** Asks for a new code, once a minute at most. */
export function SendAgain({ email }: { email: string }) {
  const send = useSendConfirmation()
  const [seconds, setSeconds] = useState(codeLimits.resendSeconds)
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds])
  const again = async () => {
    setRefusal(undefined)
    try {
      await send({ query: { email } })
      setSent(true)
      setSeconds(codeLimits.resendSeconds)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setSent(false)
      setRefusal(error.message)
    }
  }
  return (
    <div className={classes.again}>
      {isSent && <FormNote>{t('sentAgain')}</FormNote>}
      <FormAlert>{refusal}</FormAlert>
      <p className={classes.foot}>
        {t('noMail')}{' '}
        {seconds > 0 ? (
          <span>{t('sendAgainIn', { seconds })}</span>
        ) : (
          <Anchor component="button" type="button" inherit disabled={send.isPending} onClick={() => void again()}>
            {t('sendAgain')}
          </Anchor>
        )}
      </p>
    </div>
  )
}

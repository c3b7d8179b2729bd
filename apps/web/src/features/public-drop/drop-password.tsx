import '../../ui/mantine-more.css'
import { Button, PasswordInput } from '@mantine/core'
import type { OpenedDrop } from '@sinupan/contract'
import { type FormEvent, useState } from 'react'
import { Middle } from '../../frame/middle.tsx'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { useTitle } from '../../lib/title.ts'
import { useUnlockDrop } from './public-drop.api.ts'
import classes from './public-drop.module.css'
import { t } from './words.ts'

interface DropPasswordProps {
  token: string
  onOpened: (drop: OpenedDrop) => void
}

/** In place of a request: it asks for its password. */
export function DropPassword({ token, onOpened }: DropPasswordProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const unlock = useUnlockDrop()
  useTitle(t('passwordTitle'))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '' || unlock.isPending) return
    try {
      onOpened(await unlock({ params: { token }, body: { password } }))
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal)) throw refusal
      setError(refusal.message)
    }
  }
  return (
    <Middle>
      <form className={classes.asking} noValidate onSubmit={(event) => void submit(event)}>
        <h1 className={classes.title}>{t('passwordTitle')}</h1>
        <p className={classes.quiet}>{t('passwordLine')}</p>
        <PasswordInput
          label={t('password')}
          autoComplete="off"
          autoFocus
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Button type="submit" fullWidth loading={unlock.isPending}>
          {t('open')}
        </Button>
      </form>
    </Middle>
  )
}

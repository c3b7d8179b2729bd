import '../../ui/mantine-more.css'
import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Middle } from '../../frame/middle.tsx'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { useTitle } from '../../lib/title.ts'
import classes from './public-file.module.css'
import { t } from './words.ts'

/** In place of a shared document: its link asks for a password. Its one field needs no shapes of the contract. */
export function LinkPassword({ unlock }: { unlock: (password: string) => Promise<void> }) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  useTitle(t('passwordTitle'))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '' || isPending) return
    setPending(true)
    try {
      await unlock(password)
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal)) throw refusal
      setError(refusal.message)
      setPending(false)
    }
  }
  return (
    <Middle>
      <form className={classes.asking} noValidate onSubmit={(event) => void submit(event)}>
        <h1 className={classes.askingTitle}>{t('passwordTitle')}</h1>
        <p className={classes.small}>{t('passwordLine')}</p>
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
        <Button type="submit" fullWidth loading={isPending}>
          {t('openLink')}
        </Button>
      </form>
    </Middle>
  )
}

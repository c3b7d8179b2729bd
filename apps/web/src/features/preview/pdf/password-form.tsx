import { Button, PasswordInput } from '@mantine/core'
import '../../../ui/mantine-more.css'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { text } from '../../../ui/text.ts'
import classes from '../preview.module.css'
import { t } from '../words.ts'

interface PasswordFormProps {
  /** After a password that didn't open it. */
  again: boolean
  onPassword: (password: string) => void
}

/** Asks for the password of a locked PDF. */
export function PasswordForm({ again, onPassword }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') onPassword(password)
  }
  return (
    <div className={classes.middle}>
      <form className={classes.password} onSubmit={submit}>
        <IconLock size={32} stroke={1.5} aria-hidden="true" />
        <h2 className={text.section}>{t('passwordTitle')}</h2>
        <p className={text.second}>{t('passwordLine')}</p>
        <PasswordInput
          label={t('password')}
          value={password}
          autoComplete="off"
          error={again && password === '' ? t('passwordWrong') : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" disabled={password === ''}>
          {t('passwordOpen')}
        </Button>
      </form>
    </div>
  )
}

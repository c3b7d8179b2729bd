import '../ui/mantine-more.css'
import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiRefusal } from '../lib/api-refusal.ts'
import { useTitle } from '../lib/title.ts'
import classes from './ask-password.module.css'
import { Middle } from './middle.tsx'

interface AskPasswordProps {
  words: { title: string; line: string; label: string; open: string }
  /** @throws ApiRefusal for a password that does not open it: said at the field */
  unlock: (password: string) => Promise<void>
}

/** In place of what an address opens: it asks for its password. Its one field needs no shapes of the contract. */
export function AskPassword({ words, unlock }: AskPasswordProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  useTitle(words.title)
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
        <h1 className={classes.title}>{words.title}</h1>
        <p className={classes.line}>{words.line}</p>
        <PasswordInput
          label={words.label}
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
          {words.open}
        </Button>
      </form>
    </Middle>
  )
}

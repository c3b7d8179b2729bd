import { Button, TextInput } from '@mantine/core'
import '../../ui/mantine-more.css'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { CodeAccess } from './code-access.tsx'
import { statusQuery } from './public-request.api.ts'
import classes from './public-request.module.css'
import { StatusView } from './status-view.tsx'
import { t } from './words.ts'

interface NumberFormProps {
  /** From an address, looked up at once. */
  number: string
  /** With the token of the whole case. */
  onOpened: (token: string) => void
}

/** A tracking number, and where that request stands. */
export function NumberForm({ number, onOpened }: NumberFormProps) {
  const [typed, setTyped] = useState(number)
  const [wanted, setWanted] = useState(number)
  const [isEmpty, setEmpty] = useState(false)
  const { data: found, error, isFetching, refetch } = useQuery({ ...statusQuery(wanted), enabled: wanted !== '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = typed.trim().slice(0, 40)
    setEmpty(next === '')
    if (next === wanted && next !== '') void refetch()
    else setWanted(next)
  }
  return (
    <>
      <form className={classes.lookUp} noValidate onSubmit={submit}>
        <TextInput
          label={t('number')}
          placeholder={t('numberExample')}
          value={typed}
          error={isEmpty ? t('enterNumber') : typed.trim() === wanted ? problemOf(error) : undefined}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={isFetching}>
          {t('look')}
        </Button>
      </form>
      <div aria-live="polite">
        {found && !error && (
          <div className={classes.found}>
            <StatusView status={found} />
            {found.status !== 'unverified' && <CodeAccess trackingNo={found.trackingNo} onOpened={onOpened} />}
          </div>
        )}
      </div>
    </>
  )
}

function problemOf(error: Error | null): string | undefined {
  if (error instanceof ApiRefusal && error.code === 'NotFound') return t('numberUnknown')
  return error?.message
}

import '../../ui/mantine-more.css'
import { Button, TextInput } from '@mantine/core'
import type { VerifiedCertificate } from '@sinupan/contract'
import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { formatCalendarDate, formatCount } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { certificateQuery } from './public-certificate.api.ts'
import classes from './public-certificate.module.css'
import { t } from './words.ts'

/** Where anybody who holds a certificate of destruction learns whether it is genuine. */
export function VerifyPage() {
  const { code = '' } = useParams()
  useTitle(t('title'))
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.quiet}>{t('line')}</p>
      </header>
      <CodeForm key={code} code={code} />
      {code && <Outcome code={code} />}
    </div>
  )
}

function CodeForm({ code }: { code: string }) {
  const [typed, setTyped] = useState(code)
  const [error, setError] = useState<string>()
  const navigate = useNavigate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim().slice(0, 60)
    if (wanted === '') setError(t('enterCode'))
    else void navigate(paths.verifyCertificate(wanted))
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        className={classes.code ?? ''}
        label={t('code')}
        placeholder={t('codeHint')}
        value={typed}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit">{t('verify')}</Button>
    </form>
  )
}

function Outcome({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(certificateQuery(code))
  if (error && !(error instanceof ApiRefusal && error.code === 'NotFound'))
    return <LoadFailure title={t('failedTitle')} error={error} onRetry={() => void refetch()} />
  return (
    <section className={classes.outcome} aria-live="polite">
      {error && (
        <Found title={t('unknown')} line={t('unknownLine')}>
          <IconCircleXFilled size={24} aria-hidden="true" />
        </Found>
      )}
      {data && <Genuine certificate={data} />}
    </section>
  )
}

function Found({ title, line, isGenuine, children }: FoundProps) {
  return (
    <div className={classes.found} data-genuine={isGenuine || undefined}>
      {children}
      <div>
        <h2 className={classes.foundTitle}>{title}</h2>
        <p className={classes.quiet}>{line}</p>
      </div>
    </div>
  )
}
interface FoundProps {
  title: string
  line: string
  isGenuine?: boolean
  children: ReactNode
}

function Genuine({ certificate }: { certificate: VerifiedCertificate }) {
  const { certificateNo, executedOn, count, sha256, restoredCount, isFinal, institution } = certificate
  return (
    <>
      <Found title={t('genuine')} line={t('genuineLine', { institution })} isGenuine>
        <IconCircleCheckFilled size={24} aria-hidden="true" />
      </Found>
      <div className={classes.facts}>
        <FactList labelWidth={160}>
          <Fact label={t('no')}>{certificateNo}</Fact>
          <Fact label={t('executedOn')}>{formatCalendarDate(executedOn)}</Fact>
          <Fact label={t('count')} {...(restoredCount > 0 && { line: t('restored', { count: restoredCount }) })}>
            {formatCount(count)}
          </Fact>
          <Fact label={t('erased')}>{isFinal ? t('isFinal') : t('isNotFinal')}</Fact>
          <Fact label={t('sha256')}>
            <span className={classes.hash}>{sha256}</span>
          </Fact>
        </FactList>
      </div>
    </>
  )
}

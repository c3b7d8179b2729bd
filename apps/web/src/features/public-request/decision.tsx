import { Button } from '@mantine/core'
import { downloadReleased } from '@sinupan/contract'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { FormAlert } from '../../lib/form-messages.tsx'
import { formatCalendarDate, formatDay, formatSize } from '../../lib/format.ts'
import lines from '../../ui/file-lines.module.css'
import { callCase } from './call-case.ts'
import type { CaseProps } from './case-props.ts'
import classes from './public-request.module.css'
import { groundName, standOf } from './say.ts'
import { t } from './words.ts'

/** The answer: what came of it, why, and what is given out. */
export function Decision({ found, token }: CaseProps) {
  const { decision, released, appeal, appealUntil } = found
  // Copies that went out stay open while the request is looked at again.
  if (!decision) return released.length > 0 ? <ReleasedBefore found={found} token={token} /> : null
  const stand = standOf(found)
  return (
    <section className={classes.decision} data-tone={stand.tone}>
      <h2 className={classes.section}>{stand.word}</h2>
      <p>{stand.line}</p>
      {decision.ground && <p>{groundName(decision.ground)}</p>}
      {decision.reason && <blockquote className={classes.quote}>{decision.reason}</blockquote>}
      {released.length > 0 && <ReleasedFiles released={released} token={token} />}
      <p className={classes.quiet}>
        {[
          t('answeredOn', { day: formatCalendarDate(decision.on) }),
          appealUntil && t('appealUntil', { day: formatCalendarDate(appealUntil) }),
          appeal && t('appealedOn', { day: formatDay(appeal.at) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {appeal && <blockquote className={classes.quote}>{appeal.reason}</blockquote>}
    </section>
  )
}

function ReleasedBefore({ found, token }: Pick<CaseProps, 'found' | 'token'>) {
  return (
    <section className={classes.decision}>
      <h2 className={classes.section}>{t('released')}</h2>
      <ReleasedFiles released={found.released} token={token} />
    </section>
  )
}

/** Each with a press: mail scanners and previews open what they find. */
function ReleasedFiles({ released, token }: { released: CaseProps['found']['released']; token: string }) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<number>()
  const download = async (id: number) => {
    setProblem(undefined)
    setBusy(id)
    try {
      const { url } = await callCase(downloadReleased, token, { params: { id } })
      window.location.assign(url)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setProblem(error.message)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      <ul className={lines.files} aria-label={t('released')}>
        {released.map(({ id, fileName, size, expiresAt }) => (
          <li key={id} className={lines.file}>
            <div className={lines.text}>
              <span className={lines.name}>{fileName}</span>
              <span className={lines.caption}>
                {formatSize(size)} · {t('releasedUntil', { day: formatDay(expiresAt) })}
              </span>
            </div>
            <Button
              variant="default"
              loading={busy === id}
              leftSection={<IconDownload size={16} stroke={1.8} aria-hidden="true" />}
              aria-label={t('downloadFile', { name: fileName })}
              onClick={() => void download(id)}
            >
              {t('downloadAct')}
            </Button>
          </li>
        ))}
      </ul>
      <FormAlert>{problem}</FormAlert>
    </>
  )
}

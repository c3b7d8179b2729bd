import { Anchor, Button } from '@mantine/core'
import type { DocumentRequest, RequestFile } from '@sinupan/contract'
import { IconPaperclip } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDayTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import { saveRequestFile } from './print-slip.ts'
import classes from './request-desk.module.css'
import { sentBackBecause } from './request-words.ts'
import { t } from './words.ts'

interface OfRequest {
  request: DocumentRequest
}

export function Asked({ request }: OfRequest) {
  const { id, description, purpose, attachments } = request
  return (
    <section className={classes.section}>
      <h2>{t('asked')}</h2>
      <p className={classes.prose}>{description}</p>
      <p className={classes.lead}>
        {t('purpose')}: {purpose}
      </p>
      <Files id={id} files={attachments} />
    </section>
  )
}

function Files({ id, files }: { id: number; files: readonly RequestFile[] }) {
  if (files.length === 0) return null
  return (
    <div className={classes.files}>
      {files.map((file) => (
        <Button
          key={file.id}
          variant="default"
          size="xs"
          leftSection={<IconPaperclip size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => void saveRequestFile(id, file)}
        >
          {file.fileName}
        </Button>
      ))}
    </div>
  )
}

/** What the unit found, with its proposal for each. */
export function Found({ request }: OfRequest) {
  const { id, items, searchNote, proposedBy, status, capabilities } = request
  const isSearched = items.length > 0 || searchNote !== null
  const because = sentBackBecause(request)
  return (
    <section className={classes.section}>
      <h2>{t('found')}</h2>
      {because && <StatusMark status="returned" label={t('sentBack', { reason: because })} />}
      {!isSearched && <p className={classes.lead}>{t('notSearched')}</p>}
      {isSearched && items.length === 0 && <p className={classes.prose}>{t('foundNothing')}</p>}
      {items.length > 0 && (
        <ul className={classes.items}>
          {items.map(({ fileManagerId, name, routeId, proposal, ground }, index) => (
            <li key={fileManagerId ?? `gone-${index}`} className={classes.item}>
              <span className={classes.itemName}>
                {routeId ? (
                  <Anchor component={Link} to={paths.filePreview(routeId)}>
                    {name}
                  </Anchor>
                ) : (
                  (name ?? t('unseenPaper'))
                )}
              </span>
              <StatusMark
                status={proposal === 'release' ? 'passed' : 'on-hold'}
                label={ground ? `${t(proposal)} · ${t(ground)}` : t(proposal)}
              />
            </li>
          ))}
        </ul>
      )}
      {capabilities.release && items.some(({ proposal }) => proposal === 'release') && (
        <Anchor component={Link} to={paths.releaseCopies(id)}>
          {t('copies')}
        </Anchor>
      )}
      {searchNote && (
        <p className={classes.prose}>
          <span className={classes.lead}>{t('searchNote')}: </span>
          {searchNote}
        </p>
      )}
      {proposedBy && status !== 'processing' && (
        <p className={classes.lead}>{t('proposedBy', { who: fullName(proposedBy) })}</p>
      )}
    </section>
  )
}

/** How it was answered, and what the requester said to that. */
export function Decision({ request }: OfRequest) {
  const { decision, appeal, mergedInto } = request
  if (!decision && !appeal) return null
  return (
    <section className={classes.section}>
      <h2>{t('decision')}</h2>
      {decision && (
        <div className={classes.card}>
          <strong>{[t(decision.outcome), decision.ground && t(decision.ground)].filter(Boolean).join(' · ')}</strong>
          {mergedInto && (
            <Anchor component={Link} to={paths.publicRequest(mergedInto.id)}>
              {t('mergedInto', { no: mergedInto.trackingNo })}
            </Anchor>
          )}
          {decision.reason && <p className={classes.prose}>{decision.reason}</p>}
          <span className={classes.lead}>
            {t('decidedBy', {
              who: decision.by ? fullName(decision.by) : t('requester'),
              day: formatDayTime(decision.at),
            })}
          </span>
        </div>
      )}
      {appeal && (
        <div className={classes.card}>
          <StatusMark status="warning" label={t('appeal')} />
          <p className={classes.prose}>{appeal.reason}</p>
          <span className={classes.lead}>{formatDayTime(appeal.at)}</span>
        </div>
      )}
    </section>
  )
}

export function Messages({ request }: OfRequest) {
  const { id, messages } = request
  return (
    <section className={classes.section}>
      <h2>{t('messages')}</h2>
      {messages.length === 0 && <p className={classes.lead}>{t('noMessages')}</p>}
      {messages.length > 0 && (
        <ol className={classes.messages}>
          {messages.map(({ id: messageId, from, by, text, at, attachments }) => (
            <li key={messageId} className={classes.message} data-from={from}>
              <span className={classes.messageHead}>
                <span>{by ? fullName(by) : t(from)}</span>
                <span>{formatDayTime(at)}</span>
              </span>
              <span className={classes.bubble}>{text}</span>
              <Files id={id} files={attachments} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Each step of the way, the latest first. */
export function History({ request }: OfRequest) {
  return (
    <section className={classes.section}>
      <h2>{t('history')}</h2>
      <ol className={classes.history} reversed>
        {request.timeline.toReversed().map(({ at, what, by, note }) => (
          <li key={`${at} ${what}`} className={classes.event}>
            <span className={classes.eventHead}>
              <span>{t(what)}</span>
              <span className={classes.eventWhen}>
                {[by && fullName(by), formatDayTime(at)].filter(Boolean).join(' · ')}
              </span>
            </span>
            {note && <span className={classes.lead}>{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

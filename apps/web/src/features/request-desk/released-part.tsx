import { Anchor, Button } from '@mantine/core'
import type { DocumentRequest } from '@sinupan/contract'
import { Link } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCalendarDate, formatDayTime, formatSize } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import { PublishDialog, RevokeDialog } from './released-dialogs.tsx'
import classes from './request-desk.module.css'
import { t } from './words.ts'

type Released = DocumentRequest['released'][number]
type Publication = NonNullable<Released['publication']>

/** The copies that went out: how long they can be had, and what became of them. */
export function ReleasedCopies({ request }: { request: DocumentRequest }) {
  const { id, released, capabilities: may } = request
  if (released.length === 0) return null
  return (
    <section className={classes.section}>
      <h2>{t('releasedOnes')}</h2>
      <ul className={classes.items}>
        {released.map((copy) => (
          <li key={copy.id} className={classes.item}>
            <span className={classes.itemName}>
              {copy.fileName}
              <br />
              <span className={classes.lead}>{standingOf(copy)}</span>
              {copy.publication && <PublicationLine publication={copy.publication} />}
            </span>
            {!copy.revokedAt && (
              <span className={classes.files}>
                {may.publish && !copy.publication && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('publishNamed', { name: copy.fileName })}
                    onClick={() => openDialog((close) => <PublishDialog requestId={id} copy={copy} onClose={close} />)}
                  >
                    {t('publishAct')}
                  </Button>
                )}
                {may.revoke && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('revokeNamed', { name: copy.fileName })}
                    onClick={() => openDialog((close) => <RevokeDialog requestId={id} copy={copy} onClose={close} />)}
                  >
                    {t('revokeAct')}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function standingOf({ size, expiresAt, revokedAt, downloads }: Released): string {
  const until = { day: formatCalendarDate(expiresAt.slice(0, 10)) }
  const isOver = Date.parse(expiresAt) <= Date.now()
  const standing = revokedAt
    ? t('revokedOn', { day: formatDayTime(revokedAt) })
    : t(isOver ? 'releasedOver' : 'releasedUntil', until)
  return [formatSize(size), standing, t('downloads', { count: downloads })].join(' · ')
}

const marks = {
  pending: { status: 'pending', word: 'publishPending' },
  approved: { status: 'posted', word: 'publishApproved' },
  returned: { status: 'returned', word: 'publishReturned' },
  '': { status: 'not-posted', word: 'publishNone' },
} as const satisfies Record<Publication['status'], { status: Status; word: string }>

function PublicationLine({ publication: { name, routeId, status } }: { publication: Publication }) {
  const { status: mark, word } = marks[status]
  return (
    <span className={classes.publication}>
      <StatusMark status={mark} label={t(word)} />
      {routeId ? (
        <Anchor component={Link} to={paths.filePreview(routeId)}>
          {name}
        </Anchor>
      ) : (
        <span>{name}</span>
      )}
    </span>
  )
}

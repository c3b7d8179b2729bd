import { Anchor, Button } from '@mantine/core'
import type { DocumentRequest } from '@sinupan/contract'
import { Link } from 'react-router'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay, formatSize } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useRevoke } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { t } from './words.ts'

type Release = DocumentRequest['released'][number]
type Publication = NonNullable<Release['publication']>

/** The copies that went out: until when, how often they were downloaded, what became of them, and how to take one back. */
export function Released({ request: { id, released, capabilities } }: { request: DocumentRequest }) {
  const revoke = useRevoke({ onDone: () => toast.done({ title: t('wasRevoked') }) })
  if (released.length === 0) return null
  const ask = ({ id: fileId, fileName }: Release) =>
    openDialog((close) => (
      <ConfirmCommand
        title={t('revokeTitle', { name: fileName })}
        act={t('revokeAct')}
        isDanger
        run={() => revoke({ params: { id, fileId } })}
        onClose={close}
      >
        {t('revokeLead')}
      </ConfirmCommand>
    ))
  return (
    <section className={classes.section}>
      <h2>{t('releasedTitle')}</h2>
      <ul className={classes.items}>
        {released.map((one) => (
          <li key={one.id} className={classes.item}>
            <span className={classes.itemName}>
              {one.fileName}
              <br />
              <span className={classes.lead}>
                {[formatSize(one.size), t('downloads', { count: one.downloads })].join(' · ')}
              </span>
              {one.publication && <PublicationLine publication={one.publication} />}
            </span>
            <span className={classes.itemActs}>
              <Standing release={one} />
              {capabilities.publish && !one.revokedAt && !one.publication && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('publishNamed', { name: one.fileName })}
                  onClick={() => openDialog((close) => <PublishDialog requestId={id} copy={one} onClose={close} />)}
                >
                  {t('publishAct')}
                </Button>
              )}
              {capabilities.revoke && isOut(one) && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('revokeNamed', { name: one.fileName })}
                  onClick={() => ask(one)}
                >
                  {t('revoke')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isOut = ({ revokedAt, expiresAt }: Release) => revokedAt === null && new Date(expiresAt) > new Date()

function Standing({ release }: { release: Release }) {
  const { revokedAt, expiresAt } = release
  if (revokedAt) return <StatusMark status="returned" label={t('revokedOn', { day: formatDay(revokedAt) })} />
  const day = formatDay(expiresAt)
  return isOut(release) ? (
    <StatusMark status="passed" label={t('outUntil', { day })} />
  ) : (
    <StatusMark status="not-posted" label={t('wasOutUntil', { day })} />
  )
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

import { Button } from '@mantine/core'
import type { DocumentRequest } from '@sinupan/contract'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay, formatSize } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { useRevoke } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { t } from './words.ts'

type Release = DocumentRequest['released'][number]

/** The copies that went out: until when, how often they were downloaded, and how to take one back. */
export function Released({ request: { id, released, capabilities } }: { request: DocumentRequest }) {
  const revoke = useRevoke({ onDone: () => toast.done({ title: t('wasRevoked') }) })
  if (released.length === 0) return null
  const ask = ({ id: fileId, fileName }: Release) =>
    openDialog((close) => (
      <ConfirmCommand
        title={t('revokeTitle', { name: fileName })}
        act={t('revokeAct')}
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
            </span>
            <span className={classes.itemActs}>
              <Standing release={one} />
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

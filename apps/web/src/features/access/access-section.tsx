import { Button } from '@mantine/core'
import type { AccessGrant, DocumentDetails } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/account.ts'
import { formatDayTime } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { KeptRows } from '../../ui/kept-rows.tsx'
import { accessQuery, useEndAccess } from './access.api.ts'
import classes from './access.module.css'
import { t } from './words.ts'

/** To whom a classified document of mine is open, and the way to take that back. */
export function AccessSection({ document }: { document: DocumentDetails }) {
  const isMine = useUser().userId === document.applicationUserId
  const isAsked = isMine && document.isClassified
  const { data } = useQuery({ ...accessQuery(document.id), enabled: isAsked })
  if (!isAsked || !data) return null
  return (
    <PanelSection title={t('openTo')}>
      <KeptRows label={t('openTo')}>
        {data.items.length === 0 ? (
          <p className={classes.lead}>{t('openToNobody')}</p>
        ) : (
          <ul className={classes.grants}>
            {data.items.map((grant) => (
              <GrantRow key={grant.id} grant={grant} />
            ))}
          </ul>
        )}
      </KeptRows>
    </PanelSection>
  )
}

function GrantRow({ grant: { id, user, kind, reason, expiresAt } }: { grant: AccessGrant }) {
  const who = fullName(user)
  const end = useEndAccess({ onDone: () => toast.done({ title: t('takenBack', { who }) }) })
  const terms = t('untilAnd', { at: formatDayTime(expiresAt), reason })
  return (
    <li className={classes.grant}>
      <span className={classes.grantText}>
        {who}
        <span className={classes.caption}>{kind === 'opened' ? t('byRecords', { terms }) : terms}</span>
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('takeBackFrom', { who })}
        loading={end.isPending}
        onClick={() => void end({ params: { id } })}
      >
        {t('takeBack')}
      </Button>
    </li>
  )
}

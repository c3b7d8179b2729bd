import { Button } from '@mantine/core'
import type { ShareLink } from '@sinupan/contract'
import { IconBuilding, IconLink, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import classes from '../../ui/giving.module.css'
import { KeptRows } from '../../ui/kept-rows.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { nameOfPerson } from '../documents/index.ts'
import { ChangeShareDialog } from './change-part.tsx'
import { isOpen, statusOfShare, termsOf, whomOf } from './share-words.ts'
import { useRevokeLink } from './sharing.api.ts'
import { t } from './words.ts'

/** Shares of a document, each with the way to end it; says so where there are none. */
export function ShareList({ label, shares }: { label: string; shares: readonly ShareLink[] }) {
  return (
    <KeptRows label={label}>
      {shares.length === 0 ? (
        <p className={classes.line}>{t('notShared')}</p>
      ) : (
        <ul className={classes.list}>
          {shares.map((share) => (
            <ShareRow key={share.id} share={share} />
          ))}
        </ul>
      )}
    </KeptRows>
  )
}

const WhomIcon = ({ share: { isForAnyone, deliveryUnits } }: { share: ShareLink }) => {
  const Icon = isForAnyone ? IconLink : deliveryUnits.length > 0 ? IconBuilding : IconUser
  return <Icon className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
}

function ShareRow({ share }: { share: ShareLink }) {
  const [isAsking, setAsking] = useState(false)
  const whom = whomOf(share)
  const revoke = useRevokeLink({
    onDone: () => toast.done({ title: share.isForAnyone ? t('linkRevoked') : t('wasRevoked', { whom }) }),
  })
  const terms = termsOf(share)
  const by = t('by', { who: lowerYou(nameOfPerson(share.createdBy)) })
  return (
    <li className={classes.item} data-ended={!isOpen(share) || undefined}>
      <WhomIcon share={share} />
      <div className={classes.itemText}>
        <span className={classes.name}>{whom}</span>
        <span className={classes.caption}>
          {isAsking ? t('reallyRevoke') : [formatDay(share.createdAt), by, terms].filter(Boolean).join(' · ')}
        </span>
      </div>
      {!isOpen(share) && <StatusMark status={statusOfShare[share.state]} label={t(share.state)} />}
      {isOpen(share) && !isAsking && (
        <span className={classes.asking}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('changeNamed', { whom })}
            onClick={() => openDialog((close) => <ChangeShareDialog share={share} onClose={close} />)}
          >
            {t('change')}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('revokeNamed', { whom })}
            onClick={() => setAsking(true)}
          >
            {t('revoke')}
          </Button>
        </span>
      )}
      {isAsking && isOpen(share) && (
        <span className={classes.asking}>
          <Button variant="default" size="compact-sm" autoFocus onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
          <Button
            color="red"
            size="compact-sm"
            loading={revoke.isPending}
            onClick={() => void revoke({ params: { id: share.id } })}
          >
            {t('revoke')}
          </Button>
        </span>
      )}
    </li>
  )
}

const lowerYou = (name: string) => (name.toLowerCase() === t('you') ? t('you') : name)

import { Button } from '@mantine/core'
import { changeLink, type ShareLink } from '@sinupan/contract'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { NamedLastDayField } from '../../lib/day-field.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { today } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import classes from '../../ui/giving.module.css'
import { latestEnd } from './latest-end.ts'
import { useChangeLink } from './sharing.api.ts'
import { t } from './words.ts'

/** Until when a share lasts, and who is in it still. With nobody left it ends, which its act then says. */
export function ChangeShareDialog({ share, onClose }: { share: ShareLink; onClose: () => void }) {
  const { links } = useInstitution()
  const [out, setOut] = useState<readonly string[]>([])
  const named = namedIn(share)
  const isEmptied = !share.isForAnyone && named.every(({ key }) => out.includes(key))
  const change = useChangeLink({ onDone: () => toast.done({ title: t(isEmptied ? 'linkRevoked' : 'shareChanged') }) })
  return (
    <FormDialog
      title={t('changeTitle', { name: share.fileManager.name })}
      act={t(isEmptied ? 'revoke' : 'save')}
      schema={changeLink.body}
      values={{ expiresAt: share.expiresAt }}
      note={isEmptied ? t('emptied') : undefined}
      onSubmit={({ expiresAt }) =>
        change({
          params: { id: share.id },
          body: {
            ...((expiresAt || null) !== share.expiresAt && { expiresAt: expiresAt || null }),
            withoutUserIds: named.flatMap(({ key, userId }) => (userId && out.includes(key) ? [userId] : [])),
            withoutDeliveryUnitIds: named.flatMap(({ key, unitId }) => (unitId && out.includes(key) ? [unitId] : [])),
          },
        })
      }
      onClose={onClose}
    >
      <NamedLastDayField
        name="expiresAt"
        label={t('until')}
        placeholder={t('noEnd')}
        min={today()}
        max={latestEnd(links.maxDays)}
        data-autofocus
      />
      {named.length > 0 && (
        <ul className={classes.list} aria-label={t('sharedWith')}>
          {named.map(({ key, name, unitId }) => {
            const isOut = out.includes(key)
            const Icon = unitId ? IconBuilding : IconUser
            return (
              <li key={key} className={classes.item} data-ended={isOut || undefined}>
                <Icon className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
                <span className={classes.itemText}>
                  <span className={classes.name}>{name}</span>
                  {isOut && <span className={classes.caption}>{t('takenOut')}</span>}
                </span>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t(isOut ? 'keepNamed' : 'takeOutNamed', { whom: name })}
                  onClick={() => setOut(isOut ? out.filter((one) => one !== key) : [...out, key])}
                >
                  {t(isOut ? 'keepIn' : 'takeOut')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </FormDialog>
  )
}

interface Named {
  key: string
  name: string
  userId?: string
  unitId?: number
}

const namedIn = ({ users, deliveryUnits }: ShareLink): Named[] => [
  ...deliveryUnits.map(({ id, name }) => ({ key: `unit ${id}`, name, unitId: id })),
  ...users.map((user) => ({ key: user.id, name: fullName(user), userId: user.id })),
]

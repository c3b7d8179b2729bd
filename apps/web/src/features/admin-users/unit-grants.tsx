import { ActionIcon } from '@mantine/core'
import type { User } from '@sinupan/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { ChooseUnit } from '../choices/index.ts'
import { unitGrantsQuery, useAddUnitAccess, useRemoveUnitAccess } from './admin-users.api.ts'
import classes from './admin-users.module.css'
import { t } from './words.ts'

/** Units that somebody works in beside their home unit. */
export function UnitGrants({ user }: { user: User }) {
  const name = fullName(user)
  const grants = useQuery(unitGrantsQuery(user.id)).data?.items ?? []
  const add = useAddUnitAccess({
    onDone: ({ deliveryUnit }) => toast.done({ title: t('unitAdded', { name, unit: deliveryUnit.name }) }),
  })
  const remove = useRemoveUnitAccess()
  const take = async (id: number, unit: string) => {
    await remove({ params: { id } })
    toast.done({ title: t('unitTaken', { name, unit }) })
  }
  return (
    <PanelSection title={t('further')}>
      <p className={classes.line}>{t('furtherLine')}</p>
      {grants.length > 0 && (
        <ul className={classes.rows}>
          {grants.map(({ id, deliveryUnit }) => (
            <li key={id} className={classes.row}>
              <span className={classes.two}>
                <span>{deliveryUnit.name}</span>
                <span className={classes.under}>{deliveryUnit.office.name}</span>
              </span>
              <ActionIcon
                aria-label={t('takeUnit', { unit: deliveryUnit.name })}
                onClick={() => void take(id, deliveryUnit.name)}
              >
                <IconX size={16} stroke={1.7} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {user.isActive && (
        <div className={classes.add}>
          <ChooseUnit
            key={grants.length}
            label={t('addUnit')}
            isLabelHidden
            placeholder={t('addUnit')}
            value={null}
            but={user.deliveryUnitIds}
            onChange={(unitId) => {
              if (unitId !== null) void add({ body: { userId: user.id, deliveryUnitId: unitId } })
            }}
          />
        </div>
      )}
    </PanelSection>
  )
}

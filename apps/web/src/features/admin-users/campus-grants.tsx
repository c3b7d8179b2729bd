import { ActionIcon } from '@mantine/core'
import type { User } from '@sinupan/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { Select } from '../../ui/select.tsx'
import { campusesQuery } from '../choices/index.ts'
import { campusGrantsQuery, useAddCampusAccess, useRemoveCampusAccess } from './admin-users.api.ts'
import classes from './admin-users.module.css'
import { t } from './words.ts'

/** Campuses whose Campus-level postings somebody sees beside their own. */
export function CampusGrants({ user }: { user: User }) {
  const name = fullName(user)
  const grants = useQuery(campusGrantsQuery(user.id)).data?.items ?? []
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  const seen = new Set([
    ...grants.map(({ campusId }) => campusId),
    ...user.deliveryUnits.map((unit) => unit.office.campus.id),
  ])
  const offered = campuses.filter(({ id }) => !seen.has(id))
  const add = useAddCampusAccess({
    onDone: ({ campus }) => toast.done({ title: t('campusAdded', { name, campus: campus.campusName }) }),
  })
  const remove = useRemoveCampusAccess()
  const take = async (id: number, campus: string) => {
    await remove({ params: { id } })
    toast.done({ title: t('campusTaken', { name, campus }) })
  }
  if (grants.length === 0 && (offered.length === 0 || !user.isActive)) return null
  return (
    <PanelSection title={t('campuses')}>
      <p className={classes.line}>{t('campusesLine')}</p>
      {grants.length > 0 && (
        <ul className={classes.rows}>
          {grants.map(({ id, campus }) => (
            <li key={id} className={classes.row}>
              <span>{campus.campusName}</span>
              <ActionIcon
                aria-label={t('takeCampus', { campus: campus.campusName })}
                onClick={() => void take(id, campus.campusName)}
              >
                <IconX size={16} stroke={1.7} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {user.isActive && offered.length > 0 && (
        <Select
          key={grants.length}
          className={classes.add ?? ''}
          aria-label={t('addCampus')}
          placeholder={t('addCampus')}
          data={offered.map(({ id, campusName }) => ({ value: String(id), label: campusName }))}
          value={null}
          onChange={(id) => {
            if (id !== null) void add({ body: { userId: user.id, campusId: Number(id) } })
          }}
        />
      )}
    </PanelSection>
  )
}

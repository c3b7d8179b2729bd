import { listGivenLinks, type ShareLink } from '@sinupan/contract'
import { IconCalendarUser, IconFileText, IconLinkOff } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUnit } from '../../frame/unit.ts'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import type { Acts } from '../../list/acts.ts'
import { useAddress } from '../../list/address.ts'
import { ListScreen, type ScreenTab } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { ChangeShareDialog, isOpen, statusOfShare, termsOf, useOf, useRevokeLink, whomOf } from '../sharing/index.ts'
import { GivenFilters, givenAddress } from './given-filters.tsx'
import classes from './shared.module.css'
import { t } from './words.ts'

/** What I share, or all that is shared of my unit's documents: with whom, how it was used, and the way to end it. */
export function GivenList({ tabs }: { tabs: readonly ScreenTab[] }) {
  const [place, go] = useAddress(givenAddress)
  const unit = useUnit()
  const { search, state } = place
  const listed = useListed(
    listGivenLinks,
    {
      query: {
        ...(search && { search }),
        ...(state !== 'all' && { state }),
        ...(place.whose === 'unit' && { deliveryUnitId: unit.id }),
      },
    },
    { list: 'table', page: place.page },
  )
  const navigate = useNavigate()
  return (
    <ListScreen title={t('title')} tabs={tabs} active="given" filters={<GivenFilters place={place} go={go} />}>
      <TableList
        label={t('given')}
        listed={listed}
        failed={t('givenFailed')}
        empty={{ drawing: 'documents', title: t('nothingGiven'), line: t('nothingGivenLine') }}
        filtered={search || givenAddress.isFiltered(place)}
        columns={columns()}
        rowId={({ id }) => String(id)}
        nameOf={({ fileManager }) => fileManager.name}
        phoneRow={(share) => ({
          icon: <IconFileText size={20} stroke={1.6} aria-hidden="true" />,
          meta: [whomOf(share), isOpen(share) ? termsOf(share) : t(share.state)].filter(Boolean).join(' · '),
        })}
        actsOf={(share) => actsOf(share, () => void navigate(paths.filePreview(share.fileManager.routeId)))}
        onOpen={({ fileManager }) => void navigate(paths.filePreview(fileManager.routeId))}
        pages={{ list: 'table', page: place.page, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

const columns = (): Column<ShareLink>[] => [
  { id: 'document', head: t('document'), main: true, cell: ({ fileManager }) => fileManager.name },
  { id: 'whom', head: t('sharedWith'), width: 190, cell: whomOf },
  {
    id: 'until',
    head: t('sharedUntil'),
    width: 104,
    hideUnder: 640,
    cell: ({ expiresAt }) => (expiresAt ? formatDay(expiresAt) : '–'),
  },
  {
    id: 'use',
    head: t('use'),
    width: 220,
    hideUnder: 960,
    cell: (share) => <span className={classes.use}>{useOf(share) || '–'}</span>,
  },
  {
    id: 'state',
    head: t('status'),
    width: 150,
    cell: ({ state }) => <StatusMark status={statusOfShare[state]} label={t(state)} />,
  },
  { id: 'made', head: t('made'), width: 104, hideUnder: 720, cell: ({ createdAt }) => formatDay(createdAt) },
]

const actsOf = (share: ShareLink, open: () => void): Acts => [
  [{ id: 'open', label: t('openDocument'), icon: IconFileText, shortcut: 'Enter', run: open }],
  [
    {
      id: 'edit',
      label: t('change'),
      icon: IconCalendarUser,
      run: () => openDialog((close) => <ChangeShareDialog share={share} onClose={close} />),
      ...(!isOpen(share) && { refused: t(share.state) }),
    },
    {
      id: 'remove',
      label: t('revoke'),
      icon: IconLinkOff,
      shortcut: 'Del',
      danger: true,
      run: () => openDialog((close) => <RevokeDialog share={share} onClose={close} />),
      ...(!isOpen(share) && { refused: t(share.state) }),
    },
  ],
]

function RevokeDialog({ share, onClose }: { share: ShareLink; onClose: () => void }) {
  const whom = whomOf(share)
  const revoke = useRevokeLink({
    onDone: () => toast.done({ title: share.isForAnyone ? t('linkRevoked') : t('wasRevoked', { whom }) }),
  })
  return (
    <ConfirmCommand
      title={t('revokeTitle')}
      act={t('revokeAct')}
      isDanger
      run={() => revoke({ params: { id: share.id } })}
      onClose={onClose}
    >
      {t('revokeLine', { name: share.fileManager.name, whom })}
    </ConfirmCommand>
  )
}

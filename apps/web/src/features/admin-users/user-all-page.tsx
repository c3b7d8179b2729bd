import { listUsers, type User } from '@sinupan/contract'
import { IconStack2, IconUpload, IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { sortedName } from '../../lib/stored-user.ts'
import { useAddress } from '../../list/address.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { MainButton } from '../../list/main-button.tsx'
import { TableList } from '../../list/table-list.tsx'
import { PANEL_FLOATS, useMedia } from '../../ui/media.ts'
import type { Column } from '../../ui/table/columns.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { AccountStateMark, Disc, PersonCell, rolesOf, stateOf, UnitCell } from './person-cell.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserPanel } from './user-panel.tsx'
import { narrowedTo, users } from './users-address.ts'
import { t } from './words.ts'

/** Everybody with an account: search, filters in the address, one person's details at the right. */
export function UserAllPage() {
  const navigate = useNavigate()
  const [place, go] = useAddress(users)
  const floats = useMedia(PANEL_FLOATS)
  const open = (user: User) => go({ open: user.id })
  return (
    <ListScreen
      title={t('users')}
      acts={[
        { id: 'pools', label: t('orphanedPools'), icon: IconStack2, run: () => void navigate(paths.admin('pools')) },
        { id: 'import', label: t('import'), icon: IconUpload, run: () => void navigate(importOfPeople) },
      ]}
      main={<InviteButton />}
      filters={<UserFilters place={place} go={go} />}
    >
      <TableList
        label={t('users')}
        listed={useListed(listUsers, { query: narrowedTo(place) }, { list: 'table', page: place.page })}
        failed={t('failed')}
        empty={{ drawing: 'people', title: t('empty'), line: t('emptyLine') }}
        filtered={users.isFiltered(place)}
        columns={columns()}
        rowHeight={48}
        rowId={({ id }) => id}
        nameOf={sortedName}
        phoneRow={(user) => ({ icon: <Disc user={user} />, meta: metaOf(user) })}
        isOpen={place.open !== undefined}
        activeId={place.open}
        {...(!floats && { onActivate: open })}
        onOpen={open}
        sorting={place.sorting}
        onSort={({ column, direction }) =>
          go({ sorting: { column: column === 'lastLoginAt' ? column : 'name', direction }, page: 0 }, { replace: true })
        }
        pages={{ list: 'table', page: place.page, onPage: (page) => go({ page }) }}
      />
      {place.open && (
        <Into slot="details">
          <UserPanel key={place.open} id={place.open} onClose={() => go({ open: undefined })} />
        </Into>
      )}
    </ListScreen>
  )
}

const metaOf = (user: User) => {
  const state = stateOf(user)
  return [user.deliveryUnit?.name ?? t('noUnit'), rolesOf(user), ...(state === 'active' ? [] : [t(state)])].join(' · ')
}

const columns = (): Column<User>[] => [
  { id: 'name', head: t('name'), main: true, sortable: true, cell: (user) => <PersonCell user={user} isSorted /> },
  { id: 'unit', head: t('unit'), width: 200, hideUnder: 640, cell: (user) => <UnitCell user={user} /> },
  { id: 'roles', head: t('roles'), width: 160, hideUnder: 800, cell: rolesOf },
  { id: 'state', head: t('state'), width: 124, cell: (user) => <AccountStateMark user={user} /> },
  {
    id: 'lastLoginAt',
    head: t('lastSignIn'),
    width: 112,
    sortable: true,
    hideUnder: 720,
    cell: ({ lastLoginAt }) => (lastLoginAt ? formatDay(lastLoginAt) : t('never')),
  },
]

const importOfPeople = `${paths.admin('import')}?kind=people`

const InviteButton = () => (
  <MainButton
    icon={IconUserPlus}
    short={t('inviteShort')}
    onClick={() => openDialog((close) => <InviteDialog onClose={close} />)}
  >
    {t('invite')}
  </MainButton>
)

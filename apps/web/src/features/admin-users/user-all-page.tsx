import { Button } from '@mantine/core'
import type { AccountState, User } from '@sinupan/contract'
import { IconUpload, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay } from '../../lib/format.ts'
import { useRows } from '../../lib/list-pager.tsx'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { useTitle } from '../../lib/title.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { PhoneActs } from '../../list/phone-acts.tsx'
import { type Address, useAddress } from '../../list/use-address.ts'
import { PANEL_FLOATS, useMedia } from '../../ui/media.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { usersQuery } from './admin-users.api.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { AccountStateMark, Disc, PersonCell, rolesOf, stateOf, UnitCell } from './person-cell.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserPanel } from './user-panel.tsx'
import { t } from './words.ts'

/** Everybody with an account: search, filters in the address, one person's details at the right. */
export function UserAllPage() {
  useTitle(t('users'))
  const address = useAddress()
  const floats = useMedia(PANEL_FLOATS)
  const pageSize = useRows('table')
  const list = useQuery(usersQuery({ ...filtersOf(address), page: address.page, pageSize }))
  const openId = address.given.open
  const open = (user: User) => address.go({ open: user.id })
  return (
    <>
      <Into slot="title">
        <h1>{t('users')}</h1>
      </Into>
      <ScreenHeader
        title={t('users')}
        wide
        actions={<Acts />}
        phoneActions={
          <PhoneActs>
            <InviteButton isShort />
          </PhoneActs>
        }
      />
      <UserFilters address={address} />
      <AdminList
        label={t('users')}
        list={list}
        address={address}
        failed={t('failed')}
        empty={{ drawing: 'people', title: t('empty'), line: t('emptyLine'), action: <InviteButton /> }}
        columns={columns()}
        rowHeight={48}
        rowId={(user) => user.id}
        phoneRow={(user) => ({ icon: <Disc user={user} />, name: fullName(user), meta: metaOf(user) })}
        isOpen={openId !== undefined}
        activeId={openId}
        {...(!floats && { onActivate: open })}
        onOpen={open}
        {...sortingOf(address)}
      />
      {openId && (
        <Into slot="details">
          <UserPanel key={openId} id={openId} onClose={() => address.go({ open: undefined })} />
        </Into>
      )}
    </>
  )
}

const metaOf = (user: User) => {
  const state = stateOf(user)
  return [user.deliveryUnit?.name ?? t('noUnit'), rolesOf(user), ...(state === 'active' ? [] : [t(state)])].join(' · ')
}

const columns = (): Column<User>[] => [
  { id: 'name', head: t('name'), main: true, sortable: true, cell: (user) => <PersonCell user={user} /> },
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

const states: readonly AccountState[] = ['waiting', 'invited', 'active', 'deactivated']
const numberOf = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

function filtersOf({ given }: Address) {
  const { q, campus, office, unit, role, sort, order } = given
  return {
    search: q,
    campusId: numberOf(campus),
    officeId: numberOf(office),
    deliveryUnitId: numberOf(unit),
    isAdmin: role === 'admin' ? true : role === 'other' ? false : undefined,
    state: states.find((state) => state === given.state),
    sort: sort === 'lastLoginAt' ? ('lastLoginAt' as const) : ('name' as const),
    order: order === 'desc' ? ('desc' as const) : ('asc' as const),
  }
}

const sortingOf = ({ given, go }: Address) => ({
  sorting: {
    column: given.sort === 'lastLoginAt' ? 'lastLoginAt' : 'name',
    direction: given.order === 'desc' ? ('desc' as const) : ('asc' as const),
  },
  onSort: ({ column, direction }: { column: string; direction: string }) =>
    go({ sort: column, order: direction, page: undefined }),
})

const icon = { size: 16, stroke: 1.7, 'aria-hidden': 'true' } as const

const Acts = () => (
  <>
    <Button
      variant="default"
      component={Link}
      to={`${paths.admin('import')}?kind=people`}
      leftSection={<IconUpload {...icon} />}
    >
      {t('import')}
    </Button>
    <InviteButton />
  </>
)

const InviteButton = ({ isShort = false }: { isShort?: boolean }) => (
  <Button
    leftSection={<IconUserPlus {...icon} />}
    onClick={() => openDialog((close) => <InviteDialog onClose={close} />)}
  >
    {isShort ? t('inviteShort') : t('invite')}
  </Button>
)

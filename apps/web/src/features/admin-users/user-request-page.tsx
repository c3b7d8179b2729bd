import { Button } from '@mantine/core'
import { listWaitingUsers, type User } from '@sinupan/contract'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay, formatRelativeDay } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { address, useAddress } from '../../list/address.ts'
import { page } from '../../list/address-parts.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import classes from './admin-users.module.css'
import { Disc, PersonCell, UnitCell } from './person-cell.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { t } from './words.ts'

const requests = address({ page: page() })

/** Who registered and waits: accepted with unit and role in one act, or refused with a reason. */
export function UserRequestPage() {
  const [place, go] = useAddress(requests)
  return (
    <ListScreen title={t('requests')}>
      <TableList
        label={t('requests')}
        listed={useListed(listWaitingUsers, {}, { list: 'table', page: place.page })}
        failed={t('requestsFailed')}
        empty={{ drawing: 'people', title: t('requestsEmpty'), line: t('requestsEmptyLine') }}
        columns={columns()}
        rowHeight={48}
        rowId={({ id }) => id}
        nameOf={fullName}
        phoneRow={(user) => ({
          icon: <Disc user={user} />,
          meta: `${user.deliveryUnit?.name ?? t('noUnit')} · ${formatRelativeDay(user.createdAt)}`,
          menu: <Acts user={user} />,
        })}
        onOpen={accept}
        pages={{ list: 'table', page: place.page, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

const accept = (user: User) => openDialog((close) => <AcceptDialog user={user} onClose={close} />)
const refuse = (user: User) => openDialog((close) => <RefuseDialog user={user} onClose={close} />)

const columns = (): Column<User>[] => [
  { id: 'name', head: t('name'), main: true, cell: (user) => <PersonCell user={user} /> },
  { id: 'unit', head: t('askedFor'), width: 220, hideUnder: 640, cell: (user) => <UnitCell user={user} /> },
  { id: 'position', head: t('position'), width: 160, hideUnder: 800, cell: ({ position }) => position ?? '–' },
  {
    id: 'since',
    head: t('since'),
    width: 112,
    hideUnder: 560,
    cell: ({ createdAt }) => <span title={formatRelativeDay(createdAt)}>{formatDay(createdAt)}</span>,
  },
  {
    id: 'acts',
    head: <span className="visually-hidden">{t('acts')}</span>,
    width: 188,
    align: 'right',
    cell: (user) => <Acts user={user} />,
  },
]

function Acts({ user }: { user: User }) {
  const name = fullName(user)
  return (
    <span className={classes.rowActs}>
      <Button size="compact-sm" variant="default" aria-label={t('acceptOf', { name })} onClick={() => accept(user)}>
        {t('acceptEllipsis')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={t('refuseOf', { name })}
        onClick={() => refuse(user)}
      >
        {t('refuseEllipsis')}
      </Button>
    </span>
  )
}

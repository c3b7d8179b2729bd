import { type AccessRequest, listAccessAsked } from '@sinupan/contract'
import { IconLock, IconLockOpen, IconX } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDayTime } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import type { Acts } from '../../list/acts.ts'
import { address, useAddress } from '../../list/address.ts'
import { id, key, page } from '../../list/address-parts.ts'
import { ListScreen, type ScreenTab } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { GrantDialog, RefuseDialog } from '../access/index.ts'
import { t } from './words.ts'

const asked = address({ tab: key('tab'), page: page(), request: id('request') }, {})

/** Who asks to read classified documents of mine, and why: opened for some days, or refused with a reason. */
export function AskedList({ tabs }: { tabs: readonly ScreenTab[] }) {
  const [place, go] = useAddress(asked)
  const listed = useListed(listAccessAsked, {}, { list: 'table', page: place.page })
  return (
    <ListScreen title={t('title')} tabs={tabs} active="asked">
      <TableList
        label={t('asked')}
        listed={listed}
        failed={t('askedFailed')}
        empty={{ drawing: 'inbox', title: t('nothingAsked'), line: t('nothingAskedLine') }}
        columns={columns()}
        rowId={({ id }) => String(id)}
        activeId={place.request === undefined ? undefined : String(place.request)}
        onActivate={({ id }) => go({ request: id })}
        nameOf={({ document }) => document.name}
        phoneRow={(request) => ({
          icon: <IconLock size={20} stroke={1.6} aria-hidden="true" />,
          meta: `${fullName(request.by)}: ${request.reason}`,
        })}
        onOpen={grant}
        actsOf={actsOf}
        pages={{ list: 'table', page: place.page, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

const columns = (): Column<AccessRequest>[] => [
  { id: 'document', head: t('document'), main: true, cell: ({ document }) => document.name },
  { id: 'by', head: t('askedBy'), width: 190, cell: ({ by }) => fullName(by) },
  { id: 'reason', head: t('reason'), width: 320, hideUnder: 800, cell: ({ reason }) => reason },
  { id: 'at', head: t('askedAt'), width: 160, hideUnder: 640, cell: ({ createdAt }) => formatDayTime(createdAt) },
]

const grant = (request: AccessRequest) => openDialog((close) => <GrantDialog request={request} onClose={close} />)

const actsOf = (request: AccessRequest): Acts => [
  [{ id: 'open', label: t('grantAct'), icon: IconLockOpen, shortcut: 'Enter', run: () => grant(request) }],
  [
    {
      id: 'refuse',
      label: t('refuseAct'),
      icon: IconX,
      danger: true,
      run: () => openDialog((close) => <RefuseDialog request={request} onClose={close} />),
    },
  ],
]

import { Button } from '@mantine/core'
import { listOrphanedPools, type OrphanedPool } from '@sinupan/contract'
import { IconStack2 } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount, formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { address, useAddress } from '../../list/address.ts'
import { page, text } from '../../list/address-parts.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { useIsPhone } from '../../ui/media.ts'
import type { Column } from '../../ui/table/columns.ts'
import { handOverTabs } from '../access/index.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { t } from './words.ts'

const orphans = address({ search: text('q'), page: page() }, { filters: ['search'] })

/** Pools whose owners have all been deactivated: an administrator names another one. */
export function OrphanedPoolsPage() {
  const [{ search, page: at }, go] = useAddress(orphans)
  const phone = useIsPhone()
  const listed = useListed(listOrphanedPools, { query: { search: search || undefined } }, { list: 'table', page: at })
  return (
    <ListScreen
      title={t('leftBehind')}
      tabs={handOverTabs()}
      active="pools"
      back={{ label: t('users'), to: paths.admin('user-all') }}
      filter={{ label: t('findPool'), value: search, onChange: (next) => go({ search: next }) }}
    >
      <TableList
        label={t('orphaned')}
        listed={listed}
        failed={t('orphanedFailed')}
        empty={{ drawing: 'people', title: t('noOrphans'), line: t('noOrphansLine') }}
        filtered={search}
        columns={columns()}
        rowId={({ id }) => String(id)}
        nameOf={({ title }) => title}
        phoneRow={(pool) => ({
          icon: <IconStack2 size={24} stroke={1.5} aria-hidden="true" />,
          meta: `${t('lastOwner')} ${ownerOf(pool)}`,
        })}
        {...(phone && { onOpen: handOver })}
        pages={{ list: 'table', page: at, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

const ownerOf = ({ owner }: OrphanedPool) => (owner ? fullName(owner) : '–')
const handOver = (pool: OrphanedPool) => openDialog((close) => <HandOverDialog pool={pool} onClose={close} />)

const columns = (): Column<OrphanedPool>[] => [
  { id: 'title', head: t('titleColumn'), main: true, cell: ({ title }) => title },
  { id: 'owner', head: t('lastOwner'), width: 200, cell: ownerOf },
  {
    id: 'people',
    head: t('activePeople'),
    width: 120,
    align: 'right',
    hideUnder: 640,
    cell: ({ userCount }) => formatCount(userCount),
  },
  { id: 'made', head: t('made'), width: 112, hideUnder: 720, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    id: 'hand-over',
    head: <span className="visually-hidden">{t('nameOwner')}</span>,
    width: 176,
    align: 'right',
    cell: (pool) => (
      <Button variant="default" size="compact-sm" onClick={() => handOver(pool)}>
        {t('nameOwner')}
      </Button>
    ),
  },
]

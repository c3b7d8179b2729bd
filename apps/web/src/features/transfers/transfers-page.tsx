import { Button } from '@mantine/core'
import { listTransfers, type Transfer } from '@sinupan/contract'
import { IconForms, IconPackageExport } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount, formatDay, formatSize } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { address, useAddress } from '../../list/address.ts'
import { page, someOf, text } from '../../list/address-parts.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { Choice, FilterRow } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { TableList } from '../../list/table-list.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { FormsDialog } from './forms-dialog.tsx'
import { NewTransferDialog } from './new-transfer-dialog.tsx'
import { StatusPill } from './status-pill.tsx'
import classes from './transfers.module.css'
import { t } from './words.ts'

const statuses = ['prepared', 'confirmed', 'cancelled'] as const
const transfers = address(
  { search: text('q'), status: someOf('status', statuses), page: page() },
  { filters: ['search', 'status'] },
)

/** Records that were handed over to archives institutions, and what is prepared. */
export function TransfersPage() {
  const navigate = useNavigate()
  const [{ search, status, page: at }, go] = useAddress(transfers)
  const listed = useListed(
    listTransfers,
    { query: { search: search || undefined, status } },
    { list: 'table', page: at },
  )
  return (
    <ListScreen
      title={t('title')}
      acts={[{ id: 'forms', label: t('forms'), icon: IconForms, run: openForms }]}
      main={<NewButton onClick={useMake()}>{t('new')}</NewButton>}
      filters={
        <FilterRow
          search={<FilterField label={t('find')} value={search} onChange={(next) => go({ search: next, page: 0 })} />}
          isOn={status !== undefined}
          onClear={() => go({ status: undefined, page: 0 })}
        >
          <Choice
            label={t('status')}
            value={status}
            choices={statuses.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => go({ status: next, page: 0 })}
          />
        </FilterRow>
      }
    >
      <TableList
        label={t('title')}
        listed={listed}
        failed={t('failed')}
        empty={<EmptyState drawing="documents" title={t('empty')} line={t('emptyLine')} action={<MakeFirst />} />}
        filtered={search || status !== undefined}
        columns={columns()}
        rowId={({ id }) => String(id)}
        rowHeight={48}
        nameOf={({ title }) => title}
        phoneRow={(transfer) => ({
          icon: <IconPackageExport size={24} stroke={1.5} aria-hidden="true" />,
          meta: [transfer.number, t(transfer.status), t('documentTotal', { count: transfer.documentCount })].join(
            ' · ',
          ),
        })}
        onOpen={({ id }) => void navigate(paths.transfer(id))}
        pages={{ list: 'table', page: at, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

const columns = (): Column<Transfer>[] => [
  { id: 'title', head: t('name'), main: true, cell: (transfer) => <TransferName transfer={transfer} /> },
  { id: 'recipient', head: t('recipient'), width: 232, hideUnder: 720, cell: ({ recipient }) => recipient },
  { id: 'status', head: t('status'), width: 128, cell: ({ status }) => <StatusPill status={status} /> },
  {
    id: 'documents',
    head: t('documents'),
    width: 104,
    align: 'right',
    hideUnder: 640,
    cell: ({ documentCount }) => formatCount(documentCount),
  },
  {
    id: 'size',
    head: t('size'),
    width: 104,
    align: 'right',
    hideUnder: 800,
    cell: ({ totalFileSize }) => formatSize(totalFileSize),
  },
  { id: 'made', head: t('made'), width: 128, hideUnder: 800, cell: ({ createdAt }) => formatDay(createdAt) },
]

const TransferName = ({ transfer: { id, number, title } }: { transfer: Transfer }) => (
  <span className={classes.two}>
    <Link className={classes.link} to={paths.transfer(id)}>
      {title}
    </Link>
    <span className={classes.line}>{number}</span>
  </span>
)

const openForms = () => openDialog((close) => <FormsDialog onClose={close} />)

/** Whoever has prepared a transfer goes there, to fetch its bag. */
function useMake() {
  const navigate = useNavigate()
  const enter = ({ id }: Transfer) => void navigate(paths.transfer(id))
  return () => openDialog((close) => <NewTransferDialog onMade={enter} onClose={close} />)
}

const MakeFirst = () => (
  <Button variant="default" onClick={useMake()}>
    {t('new')}
  </Button>
)

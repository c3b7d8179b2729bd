import { Button } from '@mantine/core'
import { type DisposalSummary, disposalStatuses, listDisposals, listUnitDisposals } from '@sinupan/contract'
import { IconFileShredder } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useUnit } from '../../frame/unit.ts'
import { useUser } from '../../lib/account.ts'
import { formatCount, formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { address, useAddress } from '../../list/address.ts'
import { page, someOf, text } from '../../list/address-parts.ts'
import { Choice } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import classes from './disposal.module.css'
import { statusOf } from './status.ts'
import { t } from './words.ts'

const batches = address(
  { search: text('q'), status: someOf('state', disposalStatuses), page: page() },
  { filters: ['search', 'status'] },
)

/** Batches of documents that are to be destroyed: all for the central records unit, else those that the unit was asked of. */
export function DisposalsPage() {
  const [{ search, status, page: at }, go] = useAddress(batches)
  const { isCru } = useUser()
  const unit = useUnit()
  const navigate = useNavigate()
  const all = useListed(
    listDisposals,
    { query: { search: search || undefined, status } },
    { list: 'table', page: at, isOn: isCru },
  )
  const own = useListed(
    listUnitDisposals,
    { params: { duId: unit.id }, query: { status } },
    { list: 'table', page: at, isOn: !isCru },
  )
  return (
    <ListScreen
      title={t('title')}
      {...(isCru && {
        filter: { label: t('search'), value: search, onChange: (next) => go({ search: next }) },
      })}
      narrowing={
        <Choice
          label={t('state')}
          value={status}
          choices={disposalStatuses.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => go({ status: next })}
        />
      }
    >
      <TableList
        label={t('title')}
        listed={isCru ? all : own}
        failed={t('failed')}
        empty={isCru ? emptyForRecords() : { drawing: 'inbox', title: t('nothingAsked'), line: t('nothingAskedLine') }}
        filtered={search || status !== undefined}
        columns={columns()}
        rowHeight={48}
        rowId={({ id }) => String(id)}
        nameOf={({ title }) => title}
        phoneRow={(batch) => ({
          icon: <IconFileShredder size={24} stroke={1.5} aria-hidden="true" />,
          meta: [t(batch.status), countOf(batch), waitingOf(batch)].filter(Boolean).join(' · '),
        })}
        linkOf={({ id }) => paths.disposal(id)}
        onOpen={({ id }) => void navigate(paths.disposal(id))}
        pages={{ list: 'table', page: at, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

const emptyForRecords = () => ({
  title: t('nothing'),
  line: t('nothingLine'),
  action: (
    <Button variant="default" component={Link} to={paths.expiredDocuments()}>
      {t('toExpired')}
    </Button>
  ),
})

const countOf = ({ itemCount }: DisposalSummary) => t('count', { count: itemCount })
const waitingOf = ({ status, counts }: DisposalSummary) =>
  status === 'concurrence' && counts.waiting > 0 ? t('waitingOf', { count: counts.waiting }) : ''

const columns = (): Column<DisposalSummary>[] => [
  {
    id: 'title',
    head: t('batch'),
    main: true,
    cell: (batch) => (
      <span className={classes.two}>
        <Link className={classes.link} to={paths.disposal(batch.id)}>
          {batch.title}
        </Link>
        <span className={classes.under}>{batch.certificate?.no ?? waitingOf(batch)}</span>
      </span>
    ),
  },
  {
    id: 'status',
    head: t('status'),
    width: 160,
    cell: ({ status }) => <StatusMark status={statusOf[status]} label={t(status)} />,
  },
  {
    id: 'count',
    head: t('documents'),
    width: 112,
    align: 'right',
    cell: ({ itemCount }) => formatCount(itemCount),
  },
  {
    id: 'made',
    head: t('made'),
    width: 176,
    hideUnder: 720,
    cell: ({ createdAt, createdBy }) => (
      <span className={classes.two}>
        <span>{formatDay(createdAt)}</span>
        <span className={classes.under}>{createdBy && fullName(createdBy)}</span>
      </span>
    ),
  },
]

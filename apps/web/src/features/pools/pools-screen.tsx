import { Button } from '@mantine/core'
import type { listOwnPools, Pool } from '@sinupan/contract'
import { IconStack2 } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { address, useAddress } from '../../list/address.ts'
import { page, text } from '../../list/address-parts.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { TableList } from '../../list/table-list.tsx'
import { useViewChoice } from '../../list/view-choice.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { insideOf, NewPoolDialog } from '../pooling/index.ts'
import { PoolGrid } from './pool-grid.tsx'
import classes from './pools.module.css'
import { rightsWords } from './rights.ts'
import { usePoolActs } from './use-pool-acts.tsx'
import { t } from './words.ts'

const pools = address({ search: text('q'), page: page() }, { filters: ['search'] })

interface PoolsScreenProps {
  kind: 'mine' | 'shared'
  endpoint: typeof listOwnPools
  empty: { title: string; line: string }
}

/** Pools as a table or cards: those that one owns, or those that others have taken one into. */
export function PoolsScreen({ kind, endpoint, empty }: PoolsScreenProps) {
  const navigate = useNavigate()
  const [place, go] = useAddress(pools)
  const { search } = place
  const view = useViewChoice('poolPage')
  const list = view.layout === 'grid' ? 'grid' : 'table'
  const listed = useListed(endpoint, { query: { search: search || undefined } }, { list, page: place.page })
  const actsOf = usePoolActs()
  const shared = {
    label: t(kind),
    listed,
    failed: t('failed'),
    empty: <EmptyState drawing="people" {...empty} action={kind === 'mine' && <MakeFirst />} />,
    filtered: search,
    actsOf,
    pages: { list, page: place.page, onPage: (next: number) => go({ page: next }) },
  } as const
  return (
    <ListScreen
      title={t('pools')}
      tabs={[
        { id: 'mine', label: t('mine'), to: paths.myPool() },
        { id: 'shared', label: t('shared'), to: paths.poolsSharedWithMe() },
      ]}
      active={kind}
      acts={view.acts}
      main={<NewPool />}
      filter={{ label: t('findPool'), value: search, onChange: (next) => go({ search: next }) }}
      narrowing={view.acts.length === 0 && <span className={classes.end}>{view.toggle}</span>}
    >
      {view.layout === 'grid' ? (
        <PoolGrid {...shared} />
      ) : (
        <TableList
          {...shared}
          columns={columns(kind)}
          rowId={({ id }) => String(id)}
          rowHeight={48}
          nameOf={({ title }) => title}
          phoneRow={(pool) => ({
            icon: <IconStack2 size={24} stroke={1.5} aria-hidden="true" />,
            meta: kind === 'mine' ? insideOf(pool) : `${insideOf(pool)} · ${rightsWords(pool)}`,
          })}
          onOpen={(pool) => void navigate(paths.pool(pool.routeId))}
        />
      )}
    </ListScreen>
  )
}

const ownerOf = ({ owner }: Pool) => (owner ? fullName(owner) : '–')

const columns = (kind: PoolsScreenProps['kind']): Column<Pool>[] => [
  { id: 'title', head: t('titleColumn'), main: true, cell: (pool) => <PoolName pool={pool} /> },
  ...(kind === 'mine'
    ? []
    : [
        { id: 'owner', head: t('ownerColumn'), width: 176, hideUnder: 640, cell: ownerOf } as const,
        { id: 'rights', head: t('rightsColumn'), width: 208, hideUnder: 560, cell: rightsWords } as const,
      ]),
  {
    id: 'documents',
    head: t('documentsColumn'),
    width: 104,
    align: 'right',
    cell: ({ fileCount }) => formatCount(fileCount),
  },
  { id: 'people', head: t('peopleColumn'), width: 88, align: 'right', cell: ({ userCount }) => formatCount(userCount) },
]

function PoolName({ pool: { title, description, routeId } }: { pool: Pool }) {
  return (
    <span className={classes.name}>
      <IconStack2 size={20} stroke={1.6} aria-hidden="true" />
      <span className={classes.two}>
        <Link className={classes.link} to={paths.pool(routeId)}>
          {title}
        </Link>
        {description && <span className={classes.line}>{description}</span>}
      </span>
    </span>
  )
}

/** Whoever has made a pool goes there, to fill it. */
function useMake() {
  const navigate = useNavigate()
  const enter = ({ routeId }: Pool) => void navigate(paths.pool(routeId))
  return () => openDialog((close) => <NewPoolDialog onMade={enter} onClose={close} />)
}

const NewPool = () => <NewButton onClick={useMake()}>{t('newPool')}</NewButton>
const MakeFirst = () => (
  <Button variant="default" onClick={useMake()}>
    {t('newPool')}
  </Button>
)

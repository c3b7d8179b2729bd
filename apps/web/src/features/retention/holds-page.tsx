import { type Hold, listHolds } from '@sinupan/contract'
import { IconFiles, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount, formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import type { Acts } from '../../list/acts.ts'
import { address, useAddress } from '../../list/address.ts'
import { page, someOf, text } from '../../list/address-parts.ts'
import { Choice } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { holdKindOf } from '../documents/index.ts'
import { LiftDialog } from '../holding/index.ts'
import classes from './retention.module.css'
import { t } from './words.ts'

const holds = address(
  { search: text('q'), state: someOf('state', ['living', 'lifted']), page: page() },
  { filters: ['search', 'state'] },
)

/** All holds, with what each is on; the central records unit lifts them. */
export function HoldsPage() {
  const [{ search, state, page: at }, go] = useAddress(holds)
  const query = { search: search || undefined, state }
  const listed = useListed(listHolds, { query }, { list: 'table', page: at })
  const actsOf = useHoldActs()
  return (
    <ListScreen
      title={t('holds')}
      back={{ label: t('due'), to: paths.expiredDocuments() }}
      filter={{ label: t('searchHolds'), value: search, onChange: (next) => go({ search: next }) }}
      narrowing={
        <Choice
          label={t('stateLabel')}
          value={state}
          choices={[
            { value: 'living', label: t('living') },
            { value: 'lifted', label: t('liftedState') },
          ]}
          onChange={(next) => go({ state: next })}
        />
      }
    >
      <TableList
        label={t('holds')}
        listed={listed}
        failed={t('holdsFailed')}
        empty={{ drawing: 'documents', title: t('noHolds'), line: t('noHoldsLine') }}
        filtered={search || state !== undefined}
        columns={columns()}
        rowHeight={48}
        rowId={({ id }) => String(id)}
        nameOf={nameOf}
        phoneRow={(hold) => ({
          icon: <IconLock size={20} stroke={1.6} aria-hidden="true" />,
          meta: [stateOf(hold), hold.reason].join(' · '),
        })}
        actsOf={actsOf}
        pages={{ list: 'table', page: at, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

/** What a hold is on, in words. */
function nameOf({ on, about, unit, documentCount }: Hold): string {
  const [name, of] = [about ?? '', unit?.name ?? '']
  if (on === 'folder') return about ? t('folderNamed', { name }) : t('folderOf', { unit: of })
  if (on === 'series') return t('seriesNamed', { name })
  if (on === 'place') return about ? t('placeNamed', { name }) : t('placeOf', { unit: of })
  return t('documents', { count: documentCount })
}

const stateOf = ({ kind, liftedAt, liftReason }: Hold): string =>
  liftedAt ? t('liftedOn', { day: formatDay(liftedAt), reason: liftReason ?? '' }) : holdKindOf(kind)

const columns = (): Column<Hold>[] => [
  {
    id: 'what',
    head: t('what'),
    main: true,
    cell: (hold) => (
      <span className={classes.two} title={hold.reason}>
        <span>{nameOf(hold)}</span>
        <span className={classes.under}>{hold.reason}</span>
      </span>
    ),
  },
  {
    id: 'kind',
    head: t('kind'),
    width: 176,
    cell: (hold) => (
      <span title={stateOf(hold)}>
        {hold.liftedAt ? (
          <StatusMark status="not-posted" label={t('liftedState')} />
        ) : (
          <StatusMark status="on-hold" label={holdKindOf(hold.kind)} />
        )}
      </span>
    ),
  },
  {
    id: 'count',
    head: t('documentsColumn'),
    width: 96,
    align: 'right',
    hideUnder: 640,
    cell: ({ documentCount }) => formatCount(documentCount),
  },
  {
    id: 'by',
    head: t('placedBy'),
    width: 168,
    hideUnder: 720,
    cell: ({ createdBy, createdAt }) => (
      <span className={classes.two}>
        <span>{formatDay(createdAt)}</span>
        <span className={classes.under}>{createdBy && fullName(createdBy)}</span>
      </span>
    ),
  },
]

function useHoldActs(): (hold: Hold) => Acts {
  const navigate = useNavigate()
  const { isCru } = useUser()
  return (hold) => [
    [
      {
        id: 'show',
        label: t('showDocuments'),
        icon: IconFiles,
        run: () => void navigate(`${paths.expiredDocuments()}?tab=onHold&hold=${hold.id}`),
      },
      ...(hold.liftedAt
        ? []
        : [
            {
              id: 'lift',
              label: t('lift'),
              icon: IconLockOpen,
              refused: isCru ? undefined : t('recordsOnly'),
              run: () => openDialog((close) => <LiftDialog hold={hold} onClose={close} />),
            },
          ]),
    ],
  ]
}

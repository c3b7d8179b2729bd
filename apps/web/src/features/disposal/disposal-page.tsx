import { type Disposal, type DisposalItem, disposalItemState, getDisposal } from '@sinupan/contract'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { call } from '../../lib/api.ts'
import { formatCalendarDate, formatSize } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { keyOf } from '../../lib/query.ts'
import { address, useAddress } from '../../list/address.ts'
import { page, someOf, text } from '../../list/address-parts.ts'
import { Choice } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { mostChosen, readUpTo, useWholeChoice } from '../../list/use-whole-choice.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { disposalQuery } from './disposal.api.ts'
import classes from './disposal.module.css'
import { markOf } from './status.ts'
import { Steps } from './steps.tsx'
import { NextStep, useBatchActs } from './use-batch-acts.tsx'
import { useItemActs } from './use-item-acts.tsx'
import { t } from './words.ts'

/** A batch: how far it is, what may be done next, and each of its documents. */
export function DisposalPage() {
  const id = Number(useParams().id) || 0
  const { data: batch, error, refetch, isPending } = usePageLoad(disposalQuery(id))
  if (error && !batch && !isPending)
    return <LoadFailure title={t('batchFailed')} error={error} onRetry={() => void refetch()} />
  if (!batch) return <SkeletonList label={t('loading')} />
  return <OfBatch key={batch.id} batch={batch} />
}

type Row = DisposalItem & { id: string }
const asRow = (item: DisposalItem): Row => ({ ...item, id: String(item.fileManager.id) })
const items = address(
  { search: text('q'), state: someOf('state', disposalItemState.options), page: page() },
  { filters: ['search', 'state'] },
)

function OfBatch({ batch }: { batch: Disposal }) {
  const [{ search, state, page: at }, go] = useAddress(items)
  const { listed, choice } = useItems(batch.id, { search, state, at })
  const { selecting, chosen, scope } = choice
  const actsOf = useItemActs(batch)
  return (
    <ListScreen
      title={batch.title}
      back={{ label: t('title'), to: paths.disposals() }}
      main={<NextStep batch={batch} />}
      acts={useBatchActs(batch)}
      filters={
        <>
          <Steps batch={batch} />
          {batch.status !== 'draft' && batch.status !== 'cancelled' && (
            <p className={classes.hash}>
              {t('listHash')}: {batch.listHash}
            </p>
          )}
          <ListSelectionBar
            count={selecting.ids.size}
            scope={scope}
            acts={actsOf(chosen, selecting.clear)}
            onClear={selecting.clear}
          />
        </>
      }
      {...(selecting.ids.size === 0 && {
        filter: { label: t('searchItems'), value: search, onChange: (next) => go({ search: next }) },
        narrowing: (
          <Choice
            label={t('state')}
            value={state}
            choices={disposalItemState.options.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => go({ state: next })}
          />
        ),
      })}
    >
      <TableList
        label={t('documents')}
        listed={listed}
        failed={t('itemsFailed')}
        empty={{ drawing: 'documents', title: t('noItems'), line: t('noItemsLine') }}
        filtered={search || state !== undefined}
        columns={columns(batch.purgeFrom)}
        rowHeight={48}
        rowId={({ id }) => id}
        nameOf={({ fileManager }) => fileManager.name}
        phoneRow={(item) => ({
          icon: <FileIcon kind="other" size={24} />,
          meta: [markOf(item, batch.purgeFrom).label, item.fileManager.deliveryUnit.name].join(' · '),
        })}
        actsOf={(item) => actsOf([item])}
        selecting={{
          ids: selecting.ids,
          onToggle: (row: Row, keys) => selecting.toggle(row.id, keys),
          onToggleAll: selecting.toggleAll,
          allLabel: t('chooseAll'),
          label: (row: Row) => t('choose', { name: row.fileManager.name }),
        }}
        pages={{ list: 'table', page: at, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

interface Wanted {
  search: string
  state: DisposalItem['state'] | undefined
  at: number
}

function useItems(id: number, { search, state, at }: Wanted) {
  const input = { params: { id }, query: { search: search || undefined, state } }
  const asked = useListed(getDisposal, input, { list: 'table', page: at })
  const rows = useMemo(() => asked.rows?.map(asRow), [asked.rows])
  const choice = useWholeChoice<Row>({
    shown: rows ?? [],
    total: asked.total,
    queryKey: keyOf(getDisposal, input),
    read: async () => {
      const all = await readUpTo(mostChosen, (page) =>
        call(getDisposal, { ...input, query: { ...input.query, ...page } }),
      )
      return all.map(asRow)
    },
    isScrolled: asked.more !== undefined,
  })
  return { listed: { ...asked, rows }, choice }
}

const columns = (binUntil: string | null): Column<Row>[] => [
  {
    id: 'name',
    head: t('document'),
    main: true,
    cell: ({ fileManager: { name, documentCategory } }) => (
      <span className={classes.two}>
        <span>{name}</span>
        <span className={classes.under}>{documentCategory?.category ?? t('Unscheduled')}</span>
      </span>
    ),
  },
  {
    id: 'unit',
    head: t('unit'),
    width: 208,
    hideUnder: 720,
    cell: ({ fileManager: { deliveryUnit } }) => (
      <span className={classes.two}>
        <span>{deliveryUnit.name}</span>
        <span className={classes.under}>{deliveryUnit.officeName}</span>
      </span>
    ),
  },
  {
    id: 'until',
    head: t('until'),
    width: 112,
    hideUnder: 800,
    cell: ({ fileManager: { expiresOn } }) => (expiresOn ? formatCalendarDate(expiresOn) : '–'),
  },
  {
    id: 'size',
    head: t('size'),
    width: 88,
    align: 'right',
    hideUnder: 960,
    cell: ({ fileManager: { totalFileSize, isClassified } }) =>
      isClassified ? t('classified') : totalFileSize > 0 ? formatSize(totalFileSize) : '–',
  },
  {
    id: 'answer',
    head: t('status'),
    width: 200,
    cell: (item) => {
      const { status, label, line } = markOf(item, binUntil)
      return (
        <span className={classes.two} title={line}>
          <span>
            <StatusMark status={status} label={label} />
          </span>
          {line && <span className={classes.under}>{line}</span>}
        </span>
      )
    },
  },
]

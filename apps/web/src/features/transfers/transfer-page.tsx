import { listTransferItems, type TransferDetails, type TransferItem } from '@sinupan/contract'
import { IconDownload, IconFile, IconReceipt, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCalendarDate, formatDay, formatSize } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { useWay } from '../../lib/way.ts'
import { address, useAddress } from '../../list/address.ts'
import { page } from '../../list/address-parts.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { TableList } from '../../list/table-list.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { CancelTransferDialog, ConfirmTransferDialog } from './settle-dialogs.tsx'
import { StatusPill } from './status-pill.tsx'
import { readTransfer, transferQuery } from './transfers.api.ts'
import classes from './transfers.module.css'
import { t } from './words.ts'

const items = address({ page: page() })

/** A transfer: what lies in its bag, what has changed since, and what became of it. */
export function TransferPage() {
  const id = Number(useParams().id)
  const { data: transfer, error, refetch, isPending } = usePageLoad(transferQuery(id))
  if (error && !transfer && !isPending)
    return <LoadFailure title={t('oneFailed')} error={error} onRetry={() => void refetch()} />
  if (!transfer) return <SkeletonList label={t('loading')} />
  return <OfTransfer key={transfer.id} transfer={transfer} />
}

function OfTransfer({ transfer }: { transfer: TransferDetails }) {
  const [{ page: at }, go] = useAddress(items)
  const listed = useListed(listTransferItems, { params: { id: transfer.id } }, { list: 'table', page: at })
  return (
    <ListScreen
      title={transfer.title}
      crumbs={<Way title={transfer.title} />}
      back={{ label: t('title'), to: paths.transfers() }}
      acts={useActs(transfer)}
      filters={<Facts transfer={transfer} />}
    >
      <TableList
        label={t('documents')}
        listed={listed}
        failed={t('itemsFailed')}
        empty={{ title: t('noItems'), line: t('noItemsLine') }}
        columns={columns()}
        rowId={({ position }) => String(position)}
        nameOf={({ name }) => name}
        phoneRow={(item) => ({
          icon: <IconFile size={24} stroke={1.5} aria-hidden="true" />,
          meta: [item.unit.name, formatSize(item.totalFileSize), changesOf(item)].filter(Boolean).join(' · '),
        })}
        pages={{ list: 'table', page: at, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

function Way({ title }: { title: string }) {
  const path = useWay(
    [
      { id: 'all', name: t('title'), to: paths.transfers() },
      { id: 'transfer', name: title },
    ],
    true,
  )
  return <Crumbs path={path} label={t('place')} moreLabel={t('morePlaces')} />
}

function Facts({ transfer }: { transfer: TransferDetails }) {
  const { number, recipient, status, documentCount, fileCount, totalFileSize, createdBy, createdAt } = transfer
  const who = createdBy ? fullName(createdBy) : t('nobody')
  const counts = [
    t('documentTotal', { count: documentCount }),
    t('fileTotal', { count: fileCount }),
    formatSize(totalFileSize),
  ]
  return (
    <div className={classes.facts}>
      <span className={classes.first}>
        <StatusPill status={status} /> {number} · {recipient} · {counts.join(' · ')}
      </span>
      <span>
        {t('preparedBy', { who, day: formatDay(createdAt) })}. {settledWords(transfer)}
      </span>
      {status !== 'cancelled' && <span role="status">{changedWords(transfer)}</span>}
    </div>
  )
}

function settledWords({ status, receiptNo, receiptDate, settledAt, reason }: TransferDetails): string {
  if (status === 'confirmed')
    return `${t('receipt', { number: receiptNo ?? '', day: formatCalendarDate(receiptDate ?? '') })}.`
  if (status === 'cancelled' && settledAt)
    return reason
      ? t('givenUpBecause', { day: formatDay(settledAt), reason })
      : `${t('givenUp', { day: formatDay(settledAt) })}.`
  return ''
}

const changedWords = ({ changedCount }: TransferDetails): string =>
  changedCount === 0 ? t('changedNone') : t('changedSome', { count: changedCount })

function useActs(transfer: TransferDetails): ScreenAct[] {
  const { id, status } = transfer
  // The address of the bag lasts some minutes: it is asked for as it is used.
  const fetching = useMutation({
    mutationFn: () => readTransfer(id),
    onSuccess: ({ bagUrl }) => bagUrl && window.location.assign(bagUrl),
  })
  const download: ScreenAct = {
    id: 'download',
    label: t('download'),
    icon: IconDownload,
    isBusy: fetching.isPending,
    run: () => fetching.mutate(),
  }
  if (status === 'cancelled') return []
  if (status === 'confirmed') return [download]
  return [
    download,
    {
      id: 'confirm',
      label: t('confirm'),
      icon: IconReceipt,
      run: () => openDialog((close) => <ConfirmTransferDialog transfer={transfer} onClose={close} />),
    },
    {
      id: 'cancel',
      label: t('giveUp'),
      icon: IconX,
      run: () => openDialog((close) => <CancelTransferDialog transfer={transfer} onClose={close} />),
    },
  ]
}

const changesOf = ({ changes }: TransferItem): string => changes.map((change) => t(change)).join(', ')

const columns = (): Column<TransferItem>[] => [
  { id: 'name', head: t('document'), main: true, cell: ({ name }) => <span title={name}>{name}</span> },
  { id: 'series', head: t('series'), width: 200, hideUnder: 720, cell: ({ category }) => category ?? '–' },
  { id: 'unit', head: t('unit'), width: 200, hideUnder: 800, cell: ({ unit }) => unit.name },
  {
    id: 'date',
    head: t('date'),
    width: 128,
    hideUnder: 960,
    cell: ({ documentDate }) => (documentDate ? formatCalendarDate(documentDate) : '–'),
  },
  {
    id: 'size',
    head: t('size'),
    width: 104,
    align: 'right',
    hideUnder: 640,
    cell: ({ totalFileSize }) => formatSize(totalFileSize),
  },
  { id: 'since', head: t('since'), width: 168, hideUnder: 560, cell: (item) => changesOf(item) || '–' },
]

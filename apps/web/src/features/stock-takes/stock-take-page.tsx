import type { StockTake, StockTakeItemState } from '@sinupan/contract'
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { useAddress } from '../../list/address.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { MainButton } from '../../list/main-button.tsx'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { ItemsList, itemsAddress } from './items-list.tsx'
import { saveReport } from './save-report.ts'
import { ScanBar } from './scan-bar.tsx'
import { stockTakeQuery, useCloseStockTake } from './stock-takes.api.ts'
import { t } from './words.ts'

/** A stock-take: scanning, what is missing, misplaced, on loan and found, and its end. */
export function StockTakePage() {
  const id = Number(useParams().id)
  const { data, error, refetch, isPending } = usePageLoad(stockTakeQuery(id))
  if (error && !data && !isPending)
    return <LoadFailure title={t('oneFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('loading')} />
  return <OfStockTake key={id} stockTake={data} />
}

const states = ['missing', 'misplaced', 'onLoan', 'found'] as const satisfies readonly StockTakeItemState[]

function OfStockTake({ stockTake }: { stockTake: StockTake }) {
  const [place, go] = useAddress(itemsAddress)
  const { id, fileLocation, capabilities } = stockTake
  const close = () => openDialog((end) => <CloseDialog stockTake={stockTake} onClose={end} />)
  return (
    <ListScreen
      title={fileLocation.location}
      crumbs={
        <Crumbs
          label={t('youAreIn')}
          moreLabel={t('more')}
          path={[
            { id: 'all', name: t('title'), to: paths.stockTakes() },
            { id: String(id), name: fileLocation.location },
          ]}
        />
      }
      back={{ label: t('title'), to: paths.stockTakes() }}
      acts={printActs(stockTake)}
      {...(capabilities.close && { main: <MainButton onClick={close}>{t('close')}</MainButton> })}
      tabs={states.map((state) => ({
        id: state,
        label: t(state),
        count: formatCount(stockTake[state]),
        to: state === 'missing' ? paths.stockTake(id) : `${paths.stockTake(id)}?state=${state}`,
      }))}
      active={place.state}
      filters={capabilities.scan && <ScanBar stockTake={stockTake} />}
      filter={{ label: t('find'), value: place.search, onChange: (search) => go({ search }) }}
    >
      <ItemsList stockTake={stockTake} place={place} go={go} />
    </ListScreen>
  )
}

const printActs = ({ id, fileLocation: { location } }: StockTake): ScreenAct[] => [
  { id: 'paper', label: t('paper'), icon: IconPrinter, run: () => void saveReport({ id, location }, 'pdf') },
  {
    id: 'workbook',
    label: t('workbook'),
    icon: IconFileSpreadsheet,
    run: () => void saveReport({ id, location }, 'xlsx'),
  },
]

function CloseDialog({ stockTake, onClose }: { stockTake: StockTake; onClose: () => void }) {
  const { id, version, missing, fileLocation } = stockTake
  const close = useCloseStockTake({
    onDone: () => toast.done({ title: t('wasClosed', { name: fileLocation.location }) }),
  })
  return (
    <ConfirmCommand
      title={t('closeTitle')}
      act={t('closeAct')}
      run={() => close({ params: { id }, body: { version } })}
      onClose={onClose}
    >
      {missing > 0 ? t('closeLine', { count: missing }) : t('closeAll')}
    </ConfirmCommand>
  )
}

import { listRetention } from '@sinupan/contract'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../lib/account.ts'
import { call } from '../../lib/api.ts'
import { formatCalendarDate, formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { keyOf } from '../../lib/query.ts'
import { useAddress } from '../../list/address.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { mostChosen, readUpTo, useWholeChoice } from '../../list/use-whole-choice.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { PANEL_FLOATS, useMedia } from '../../ui/media.ts'
import { DetailsPane } from '../document-details/index.ts'
import { documentEntryId } from '../documents/index.ts'
import { blockerWords } from './blockers.tsx'
import { columnsOf, kindOf, type Row, seriesOf } from './columns.tsx'
import { DueFilters } from './due-filters.tsx'
import { countsQuery } from './retention.api.ts'
import { type DuePlace, due, isNarrowed, narrowedTo, tabs } from './retention-address.ts'
import { useDueActs } from './use-due-acts.tsx'
import { useExportActs } from './use-export-acts.ts'
import { useDueSorting } from './use-sorting.ts'
import { t } from './words.ts'

const empty = {
  expired: () => ({ title: t('nothingExpired'), line: t('expiredLine') }),
  expiring: () => ({ title: t('nothingExpiring'), line: t('expiringLine') }),
  unscheduled: () => ({ title: t('nothingUnscheduled'), line: t('unscheduledLine') }),
  onHold: () => ({ title: t('nothingOnHold'), line: t('onHoldLine') }),
  permanent: () => ({ title: t('nothingPermanent'), line: t('permanentLine') }),
  inDisposal: () => ({ title: t('nothingInDisposal'), line: t('inDisposalLine') }),
  destroyed: () => ({ title: t('nothingDestroyed'), line: t('destroyedLine') }),
} as const satisfies Record<DuePlace['tab'], () => { title: string; line: string }>

/** What is due: a tab for each end that documents come to, and what the central records unit does about it. */
export function ExpirePage() {
  const [place, go] = useAddress(due)
  const floats = useMedia(PANEL_FLOATS)
  const { shown, sort } = useDueSorting(place, go)
  const list = useDueList({ ...place, sorting: shown })
  const { selecting, chosen, scope } = list.choice
  const acts = useDueActs()
  const show = (row: Row) => go({ open: row.fileManager.id })
  const isGone = place.tab === 'destroyed'
  return (
    <ListScreen
      title={t('title')}
      tabs={useTabs(place)}
      active={place.tab}
      acts={[...useExportActs(list.query), ...useHoldsAct()]}
      filters={
        selecting.ids.size > 0 ? (
          <ListSelectionBar
            count={selecting.ids.size}
            scope={scope}
            acts={acts(chosen, selecting.clear)}
            onClear={selecting.clear}
          />
        ) : (
          <DueFilters place={place} go={go} />
        )
      }
    >
      <TableList
        label={t(place.tab)}
        listed={list.listed}
        failed={t('failed')}
        empty={empty[place.tab]()}
        filtered={place.search || isNarrowed(place)}
        columns={columnsOf(place.tab)}
        rowHeight={48}
        rowId={({ id }) => id}
        nameOf={({ fileManager }) => fileManager.name}
        phoneRow={(row) => ({
          icon: <FileIcon kind={kindOf(row)} size={24} />,
          meta: [row.expiresOn && formatCalendarDate(row.expiresOn), seriesOf(row), row.unit.name, ...blockerWords(row)]
            .filter(Boolean)
            .join(' · '),
        })}
        {...(!isGone && {
          actsOf: (row: Row) => acts([row]),
          onOpen: show,
          selecting: {
            ids: selecting.ids,
            onToggle: (row: Row, keys) => selecting.toggle(row.id, keys),
            onToggleAll: selecting.toggleAll,
            allLabel: t('chooseAll'),
            label: (row: Row) => t('choose', { name: row.fileManager.name }),
          },
        })}
        {...(!isGone && !floats && { onActivate: show })}
        sorting={shown}
        onSort={sort}
        isOpen={place.open !== undefined}
        activeId={place.open === undefined ? undefined : String(place.open)}
        pages={{ list: 'table', page: place.page, onPage: (page) => go({ page }) }}
      />
      <Details place={place} onClose={() => go({ open: undefined })} />
    </ListScreen>
  )
}

/** The rows of the tab, and the choice among them. */
function useDueList(place: DuePlace) {
  const query = narrowedTo(place)
  const asked = useListed(listRetention, { query }, { list: 'table', page: place.page, tab: place.tab })
  const rows = useMemo(() => asked.rows?.map((row): Row => ({ ...row, id: String(row.fileManager.id) })), [asked.rows])
  const choice = useWholeChoice<Row>({
    shown: rows ?? [],
    total: asked.total,
    queryKey: keyOf(listRetention, { query }),
    read: async () => {
      const all = await readUpTo(mostChosen, (page) => call(listRetention, { query: { ...query, ...page } }))
      return all.map((row) => ({ ...row, id: String(row.fileManager.id) }))
    },
    isScrolled: asked.more !== undefined,
  })
  return { query, listed: { ...asked, rows }, choice }
}

/** The tabs with their counts; each is an address, narrowed as this one is. */
function useTabs(place: DuePlace) {
  const counts = useQuery(countsQuery(place.days)).data
  return tabs.map((tab) => {
    const to = due.write(due.changed(place, { tab, open: undefined })).toString()
    return {
      id: tab,
      label: t(tab),
      to: to ? `${paths.expiredDocuments()}?${to}` : paths.expiredDocuments(),
      count: counts && (counts[tab] > 10_000 ? `${formatCount(10_000)}+` : formatCount(counts[tab])),
    }
  })
}

function useHoldsAct() {
  const navigate = useNavigate()
  const { isCru } = useUser()
  return isCru ? [{ id: 'holds', label: t('holds'), icon: IconLock, run: () => void navigate(paths.holds()) }] : []
}

function Details({ place: { open }, onClose }: { place: DuePlace; onClose: () => void }) {
  const navigate = useNavigate()
  if (open === undefined) return null
  return (
    <DetailsPane
      entryId={documentEntryId(open)}
      listed={undefined}
      onOpen={(entry) => entry.kind === 'document' && void navigate(paths.filePreview(entry.document.routeId))}
      onClose={onClose}
    />
  )
}

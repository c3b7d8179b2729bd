import { listSuggestions, type UnscheduledDocument } from '@sinupan/contract'
import { IconFile, IconSparkles, IconTag } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/api.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay } from '../../lib/format.ts'
import { keyOf } from '../../lib/query.ts'
import type { Acts } from '../../list/acts.ts'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { useListed } from '../../list/listed.ts'
import { usePageRows } from '../../list/page-rows.ts'
import { TableList } from '../../list/table-list.tsx'
import { mostChosen, readUpTo, useWholeChoice } from '../../list/use-whole-choice.ts'
import type { Column } from '../../ui/table/columns.ts'
import { GiveSeriesDialog, GiveSuggestedDialog, useGive } from './give-dialogs.tsx'
import { reasonsOf } from './reasons.ts'
import classes from './unscheduled.module.css'
import { t } from './words.ts'

export interface UnscheduledQuery {
  search?: string | undefined
  campusId?: number | undefined
  deliveryUnitId?: number | undefined
}
interface UnscheduledListProps {
  query: UnscheduledQuery
  page: number
  onPage: (page: number) => void
}
interface Row {
  id: string
  of: UnscheduledDocument
}

const rowOf = (of: UnscheduledDocument): Row => ({ id: String(of.fileManager.id), of })

/** What has no series, each with what is suggested and why; a person gives one to one or to several. */
export function UnscheduledList({ query, page, onPage }: UnscheduledListProps) {
  const { isScrolled } = usePageRows('table')
  const listed = useListed(listSuggestions, { query }, { list: 'table', page })
  const rows = useMemo(() => listed.rows?.map(rowOf), [listed.rows])
  const { selecting, chosen, scope } = useWholeChoice<Row>({
    shown: rows ?? [],
    total: listed.total,
    isScrolled,
    queryKey: keyOf(listSuggestions, { query }),
    read: async () =>
      (await readUpTo(mostChosen, (asked) => call(listSuggestions, { query: { ...query, ...asked } }))).map(rowOf),
  })
  const actsOf = useGiveActs()
  return (
    <>
      <ListSelectionBar
        count={chosen.length}
        scope={scope}
        acts={bulkActs(chosen.map(({ of }) => of))}
        onClear={selecting.clear}
      />
      <TableList
        label={t('title')}
        listed={{ ...listed, rows }}
        failed={t('failed')}
        empty={{ drawing: 'documents', title: t('empty'), line: t('emptyLine') }}
        filtered={query.search || query.campusId !== undefined || query.deliveryUnitId !== undefined}
        columns={columns()}
        rowId={({ id }) => id}
        rowHeight={48}
        nameOf={({ of }) => of.fileManager.name}
        phoneRow={({ of }) => ({ icon: <IconFile size={24} stroke={1.5} aria-hidden="true" />, meta: phoneLine(of) })}
        actsOf={({ of }) => actsOf(of)}
        onOpen={({ of }) => choose([of])}
        pages={{ list: 'table', page, onPage }}
        selecting={{
          ids: selecting.ids,
          onToggle: ({ id }, keys) => selecting.toggle(id, keys),
          onToggleAll: selecting.toggleAll,
          allLabel: t('chooseAll', { count: rows?.length ?? 0 }),
          label: ({ of }) => t('choose', { name: of.fileManager.name }),
        }}
      />
    </>
  )
}

const choose = (documents: readonly UnscheduledDocument[]) =>
  openDialog((close) => <GiveSeriesDialog documents={documents} onClose={close} />)

/** What can be done with one: each suggestion at once, or another series. */
function useGiveActs() {
  const give = useGive()
  return (document: UnscheduledDocument): Acts => [
    document.suggestions.map(({ documentCategory: { id, category } }) => ({
      id: `give-${id}`,
      label: t('give', { series: category }),
      icon: IconSparkles,
      run: () => void give({ body: { choices: [{ fileManagerId: document.fileManager.id, documentCategoryId: id }] } }),
    })),
    [{ id: 'rename', label: t('giveOther'), icon: IconTag, shortcut: 'F2', run: () => choose([document]) }],
  ]
}

function bulkActs(documents: readonly UnscheduledDocument[]): Acts {
  const suggested = documents.filter(({ suggestions }) => suggestions.length > 0)
  return [
    [
      {
        id: 'suggested',
        label: t('giveSuggestedCount', { count: suggested.length }),
        barLabel: t('giveSuggested'),
        icon: IconSparkles,
        refused: suggested.length === 0 ? t('noneSuggested') : undefined,
        run: () => openDialog((close) => <GiveSuggestedDialog documents={suggested} onClose={close} />),
        inBar: 1,
      },
      { id: 'give', label: t('giveShort'), icon: IconTag, run: () => choose(documents), inBar: 2 },
    ],
  ]
}

function phoneLine({ suggestions: [first], unit }: UnscheduledDocument): string {
  return first ? `${first.documentCategory.category} · ${t(first.strength)}` : `${unit.name} · ${t('none')}`
}

const columns = (): Column<Row>[] => [
  {
    id: 'name',
    head: t('name'),
    main: true,
    cell: ({ of: { fileManager } }) => <span title={fileManager.name}>{fileManager.name}</span>,
  },
  { id: 'suggested', head: t('suggested'), width: 300, cell: ({ of }) => <Suggested document={of} /> },
  {
    id: 'unit',
    head: t('where'),
    width: 200,
    hideUnder: 960,
    cell: ({ of: { unit } }) => <span title={`${unit.campusName} · ${unit.officeName}`}>{unit.name}</span>,
  },
  {
    id: 'made',
    head: t('made'),
    width: 120,
    hideUnder: 960,
    cell: ({ of: { fileManager } }) => formatDay(fileManager.createdAt),
  },
]

function Suggested({ document: { suggestions } }: { document: UnscheduledDocument }) {
  const [first] = suggestions
  if (!first) return <span className={classes.none}>{t('none')}</span>
  const reasons = reasonsOf(first)
  return (
    <span className={classes.suggested}>
      <span className={classes.series}>
        {first.documentCategory.category} <span className={classes.strength}>{t(first.strength)}</span>
      </span>
      <span className={classes.reasons} title={reasons}>
        {reasons}
      </span>
    </span>
  )
}

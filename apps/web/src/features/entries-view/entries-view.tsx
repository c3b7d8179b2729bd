import { type ReactNode, useMemo, useState } from 'react'
import { LoadFailure } from '../../lib/load-failure.tsx'
import type { Layout } from '../../lib/stored-preferences.ts'
import { ActMenu } from '../../list/act-menu.tsx'
import type { Acts } from '../../list/acts.ts'
import { ListArea } from '../../list/list-area.tsx'
import { ListMore } from '../../list/list-more.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import type { joined } from '../../list/listed.ts'
import { LoadingList } from '../../list/loading-list.tsx'
import type { PageRows } from '../../list/page-rows.ts'
import type { Selecting } from '../../list/use-selection.ts'
import { useWholeChoice } from '../../list/use-whole-choice.ts'
import type { Column } from '../../ui/table/columns.ts'
import { DetailsPane, DocumentPreview, SumPane, useDetails } from '../document-details/index.ts'
import { documentsOf, type Entry, entryColumns } from '../documents/index.ts'
import { useListCommands } from '../entry-acts/index.ts'
import { EntryGrid, EntryTable } from '../entry-list/index.ts'
import { useDrops, useEntryRefs } from '../moving/index.ts'
import { useFolderActs, type useFolderView } from '../my-office/index.ts'
import classes from './entries-view.module.css'
import { t } from './words.ts'

type View = ReturnType<typeof useFolderView>

/** A list of entries that lie in different folders, as `useListed` and `joined` give it. */
export interface EntryPages extends Omit<ReturnType<typeof joined>, 'folders' | 'documents'> {
  entries: readonly Entry[]
  /** How what can be chosen at once is read. */
  whole: { queryKey: readonly unknown[]; read: () => Promise<Entry[]> }
}

interface EntriesViewProps {
  label: string
  pages: EntryPages
  size: PageRows
  view: View[0]
  change: View[1]
  layout: Layout
  header: ReactNode
  empty: ReactNode
  panelId: string
  /** In place of the usual columns, and of the line under a name on phones and cards. */
  columns?: readonly Column<Entry>[]
  line?: (entry: Entry) => ReactNode
  /** What can be done with entries here, from what can be done with them everywhere. */
  actsHere?: (usual: Acts, entries: readonly Entry[]) => Acts
}

/** Entries of different folders as one list, with everything that My Office can do with them. */
export function EntriesView(props: EntriesViewProps) {
  const { pages, size, view, change, header } = props
  const { entries } = pages
  const order = useMemo(() => entries.map((entry) => entry.id), [entries])
  const { selecting, chosen, scope } = useWholeChoice<Entry>({
    shown: entries,
    total: pages.counts.folders + pages.counts.documents,
    isScrolled: size.isScrolled,
    ...pages.whole,
  })
  const details = useDetails({
    shown: view.details,
    show: (id) => change({ details: id }),
    chosen: selecting.ids,
    listed: pages.isPending ? undefined : order,
  })
  const usualActs = useFolderActs({ view, change }, details)
  const actsOf = (these: readonly Entry[]) => props.actsHere?.(usualActs(these), these) ?? usualActs(these)
  const { acts, menu, onOpen, onMenu } = useListCommands({ entries, selecting, chosen, actsOf })
  return (
    <>
      <ListArea
        rows={entries}
        selecting={selecting}
        onOpen={onOpen}
        hasTabs
        top={
          <>
            {header}
            <ListSelectionBar count={chosen.length} scope={scope} acts={acts} onClear={selecting.clear} />
          </>
        }
      >
        <div id={props.panelId} className={classes.panel} role="tabpanel" aria-label={props.label}>
          <Body {...props} list={{ selecting, chosen, onOpen, onMenu }} />
          <ListMore more={pages.more} />
        </div>
      </ListArea>
      <ListPages
        words={wordsOf(pages)}
        size={size}
        total={pages.total}
        page={view.page}
        onPage={(page) => change({ page })}
      />
      {menu && <ActMenu {...menu} />}
      {details.isSum && <SumPane entries={chosen} onClose={details.close} />}
      {view.details && !details.isSum && (
        <DetailsPane
          entryId={view.details}
          listed={entries.find((entry) => entry.id === view.details)}
          onOpen={onOpen}
          onClose={details.close}
          onFailed={details.giveUp}
        />
      )}
      {view.preview !== undefined && (
        <DocumentPreview
          id={view.preview}
          documents={documentsOf(entries)}
          onGo={(preview) => change({ preview })}
          onClose={() => change({ preview: undefined })}
          selecting={selecting}
        />
      )}
    </>
  )
}

const wordsOf = ({ counts: { folders, documents } }: EntryPages) => {
  const ofDocuments = t('documentCount', { count: documents })
  return folders > 0
    ? t('counts', { folders: t('folderCount', { count: folders }), documents: ofDocuments })
    : ofDocuments
}

type Commands = ReturnType<typeof useListCommands>
interface BodyProps extends EntriesViewProps {
  list: Pick<Commands, 'onOpen' | 'onMenu'> & { selecting: Selecting; chosen: readonly Entry[] }
}

function Body({ label, pages, layout, empty, list, line, ...props }: BodyProps) {
  const { selecting, chosen, onOpen, onMenu } = list
  const [activeId, setActive] = useState<string>()
  const rowRef = useEntryRefs({
    drops: useDrops(),
    dragged: (entry) => (selecting.ids.has(entry.id) ? chosen : [entry]),
  })
  const columns = props.columns ?? usualColumns()
  if (pages.error) return <LoadFailure title={t('failedTitle')} error={pages.error} onRetry={pages.retry} />
  if (pages.isPending) return <LoadingList label={t('loading')} columns={columns} layout={layout} />
  if (pages.entries.length === 0) return empty
  const shared = {
    label,
    groups: [{ id: 'all', entries: pages.entries }],
    selecting,
    activeId,
    onActivate: setActive,
    onOpen,
    onMenu,
    rowRef,
  }
  return layout === 'grid' ? (
    <EntryGrid {...shared} {...(line && { cardLine: line })} />
  ) : (
    <EntryTable {...shared} columns={columns} wide {...(line && { phoneLine: line })} />
  )
}

const usualColumns = (): Column<Entry>[] =>
  entryColumns().map((column) => ({
    ...column,
    sortable: false,
    // A wide table's last column has 8 less for its words.
    ...(column.id === 'kept' && { width: 120 }),
  }))

import { type ReactNode, useMemo, useState } from 'react'
import type { Layout } from '../../lib/stored-preferences.ts'
import { ActMenu } from '../../list/act-menu.tsx'
import { ListArea } from '../../list/list-area.tsx'
import { ListFailure } from '../../list/list-failure.tsx'
import { ListPages, type ListSize } from '../../list/list-pages.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { LoadingList } from '../../list/loading-list.tsx'
import { useSelection } from '../../list/use-selection.ts'
import { DetailsPane, DocumentPreview, useDetails } from '../document-details/index.ts'
import { entryColumns } from '../documents/index.ts'
import { useListCommands } from '../entry-acts/index.ts'
import { EntryGrid, EntryTable } from '../entry-list/index.ts'
import { useDrops, useEntryRefs } from '../moving/index.ts'
import { useFolderActs, type useFolderView } from '../my-office/index.ts'
import type { EntryPages } from './pinned.api.ts'
import classes from './pinned.module.css'
import { t } from './words.ts'

type View = ReturnType<typeof useFolderView>

interface EntriesViewProps {
  label: string
  pages: EntryPages
  size: ListSize & { number: number }
  view: View[0]
  change: View[1]
  layout: Layout
  header: ReactNode
  empty: ReactNode
  panelId: string
}

/** Entries of different folders as one list, with everything that My Office can do with them. */
export function EntriesView(props: EntriesViewProps) {
  const { pages, size, view, change, header } = props
  const { entries } = pages
  const order = useMemo(() => entries.map((entry) => entry.id), [entries])
  const selecting = useSelection(order)
  const details = useDetails({
    shown: view.details,
    show: (id) => change({ details: id }),
    chosen: selecting.ids,
    listed: pages.isPending ? undefined : order,
  })
  const actsOf = useFolderActs({ view, change }, details)
  const { acts, chosen, menu, onOpen, onMenu } = useListCommands({ entries, selecting, actsOf })
  const count = Math.max(pages.folders, pages.documents)
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
            <ListSelectionBar count={chosen.length} acts={acts} onClear={selecting.clear} />
          </>
        }
      >
        <div id={props.panelId} className={classes.panel} role="tabpanel" aria-label={props.label}>
          <Body {...props} list={{ selecting, chosen, onOpen, onMenu }} />
        </div>
      </ListArea>
      <ListPages
        words={wordsOf(pages)}
        page={view.page}
        pages={Math.max(1, Math.ceil(count / size.number))}
        onPage={(page) => change({ page }, { replace: false })}
        size={size}
        isShort={count <= 9}
      />
      {menu && <ActMenu {...menu} />}
      {view.details && (
        <DetailsPane
          entryId={view.details}
          listed={entries.find((entry) => entry.id === view.details)}
          onOpen={onOpen}
          onClose={details.close}
        />
      )}
      {view.preview !== undefined && (
        <DocumentPreview
          id={view.preview}
          entries={entries}
          onGo={(preview) => change({ preview })}
          onClose={() => change({ preview: undefined })}
        />
      )}
    </>
  )
}

const wordsOf = ({ folders, documents }: EntryPages) => {
  const ofDocuments = t('documentCount', { count: documents })
  return folders > 0
    ? t('counts', { folders: t('folderCount', { count: folders }), documents: ofDocuments })
    : ofDocuments
}

type Commands = ReturnType<typeof useListCommands>
interface BodyProps extends EntriesViewProps {
  list: Pick<Commands, 'chosen' | 'onOpen' | 'onMenu'> & { selecting: ReturnType<typeof useSelection> }
}

function Body({ label, pages, layout, empty, list }: BodyProps) {
  const { selecting, chosen, onOpen, onMenu } = list
  const [activeId, setActive] = useState<string>()
  const rowRef = useEntryRefs({
    drops: useDrops(),
    dragged: (entry) => (selecting.ids.has(entry.id) ? chosen : [entry]),
  })
  const columns = entryColumns().map((column) => ({
    ...column,
    sortable: false,
    // A wide table's last column has 8 less for its words.
    ...(column.id === 'kept' && { width: 120 }),
  }))
  if (pages.error) return <ListFailure title={t('failedTitle')} error={pages.error} onRetry={pages.refetch} />
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
  return layout === 'grid' ? <EntryGrid {...shared} /> : <EntryTable {...shared} columns={columns} wide />
}

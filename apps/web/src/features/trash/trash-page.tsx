import { IconTrashX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useUnit } from '../../frame/unit.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useTitle } from '../../lib/title.ts'
import { ActMenu } from '../../list/act-menu.tsx'
import { ListArea } from '../../list/list-area.tsx'
import { ListMore } from '../../list/list-more.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { LoadingList } from '../../list/loading-list.tsx'
import { usePageRows } from '../../list/page-rows.ts'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { ScreenTop } from '../../list/screen-top.tsx'
import { useSelection } from '../../list/use-selection.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { DocumentPreview } from '../document-details/index.ts'
import { tellFailure } from '../documents/index.ts'
import { useListCommands } from '../entry-acts/index.ts'
import { EntryTable } from '../entry-list/index.ts'
import { useFolderView } from '../my-office/index.ts'
import { trashColumns } from './columns.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { phoneLine } from './phone-line.tsx'
import { readWholeTrash } from './trash.api.ts'
import { trashedEntries } from './trashed-entry.ts'
import { useTrashActs } from './use-trash-acts.tsx'
import { useTrashPages } from './use-trash-pages.ts'
import { t } from './words.ts'

/** What was trashed in this unit: from where, by whom, when; the way back, and the way out. */
export function TrashPage() {
  const { id: unitId } = useUnit()
  const [view, change] = useFolderView()
  const pages = useTrashPages(unitId, view.page)
  const order = useMemo(() => pages.entries.map((entry) => entry.id), [pages.entries])
  const selecting = useSelection(order)
  const [activeId, setActive] = useState<string>()
  const actsOf = useTrashActs((preview) => change({ preview }, { replace: false }))
  const { acts, chosen, menu, onOpen, onMenu } = useListCommands({ entries: pages.entries, selecting, actsOf })
  const emptyAct = useEmptyAct(unitId, pages.total === 0)
  useTitle(t('trash'))
  return (
    <>
      <ListArea
        selecting={selecting}
        rows={pages.entries}
        onOpen={onOpen}
        top={
          <>
            <ScreenTop title={t('trash')} acts={[emptyAct]} />
            <ListSelectionBar count={chosen.length} acts={acts} onClear={selecting.clear} />
          </>
        }
      >
        {pages.error ? (
          <LoadFailure title={t('failedTitle')} error={pages.error} onRetry={pages.retry} />
        ) : pages.isPending ? (
          <LoadingList label={t('loading')} columns={trashColumns()} />
        ) : pages.entries.length === 0 ? (
          <EmptyState drawing="trash" title={t('emptyTitle')} line={t('emptyLine')} />
        ) : (
          <EntryTable
            label={t('trash')}
            columns={trashColumns()}
            groups={[{ id: 'all', entries: pages.entries }]}
            selecting={selecting}
            activeId={activeId}
            onActivate={setActive}
            onOpen={onOpen}
            onMenu={onMenu}
            phoneLine={phoneLine}
          />
        )}
        <ListMore more={pages.more} />
      </ListArea>
      <ListPages
        words={t('counts', {
          folders: t('folderCount', { count: pages.counts.folders }),
          documents: t('documentCount', { count: pages.counts.documents }),
        })}
        size={usePageRows('table')}
        total={pages.total}
        page={view.page}
        onPage={(page) => change({ page })}
      />
      {menu && <ActMenu {...menu} />}
      {view.preview !== undefined && (
        <DocumentPreview
          id={view.preview}
          entries={pages.entries}
          onGo={(preview) => change({ preview })}
          onClose={() => change({ preview: undefined })}
        />
      )}
    </>
  )
}

/** Deletes all that is in the trash for good, once one has typed so. */
function useEmptyAct(unitId: number, isEmpty: boolean): ScreenAct {
  const [isReading, setReading] = useState(false)
  const ask = async () => {
    setReading(true)
    try {
      const { folders, documents } = await readWholeTrash(unitId)
      openDialog((close) => <DeleteDialog entries={trashedEntries(folders, documents)} onClose={close} />)
    } catch (error) {
      tellFailure(t('failedTitle'), error)
    } finally {
      setReading(false)
    }
  }
  return {
    id: 'empty',
    label: t('emptyTrash'),
    icon: IconTrashX,
    isBusy: isReading,
    danger: true,
    refused: isEmpty ? t('emptyTitle') : undefined,
    run: () => void ask(),
  }
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Into } from '../../frame/slots.tsx'
import { useUnit } from '../../frame/unit.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { useTitle } from '../../lib/title.ts'
import { ActMenu } from '../../list/act-menu.tsx'
import { ListArea } from '../../list/list-area.tsx'
import { ListFailure } from '../../list/list-failure.tsx'
import { ListMore } from '../../list/list-more.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { LoadingList } from '../../list/loading-list.tsx'
import { usePageRows } from '../../list/page-rows.ts'
import { useWholeChoice } from '../../list/use-whole-choice.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { DocumentPreview } from '../document-details/index.ts'
import { tellFailure } from '../documents/index.ts'
import { useListCommands } from '../entry-acts/index.ts'
import { EntryTable } from '../entry-list/index.ts'
import { useFolderView } from '../my-office/index.ts'
import { trashColumns } from './columns.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { phoneLine } from './phone-line.tsx'
import { readWholeTrash, wholeTrash } from './trash.api.ts'
import type { TrashedEntry } from './trashed-entry.ts'
import { useTrashActs } from './use-trash-acts.tsx'
import { useTrashPages } from './use-trash-pages.ts'
import { t } from './words.ts'

/** What was trashed in this unit: from where, by whom, when; the way back, and the way out. */
export function TrashPage() {
  const { id: unitId } = useUnit()
  const [view, change] = useFolderView()
  const pages = useTrashPages(unitId, view.page)
  const { selecting, chosen, scope } = useWholeChoice<TrashedEntry>({
    shown: pages.entries,
    total: pages.counts.folders + pages.counts.documents,
    ...wholeTrash(unitId),
  })
  const [activeId, setActive] = useState<string>()
  const actsOf = useTrashActs((preview) => change({ preview }, { replace: false }))
  const { acts, menu, onOpen, onMenu } = useListCommands({ entries: pages.entries, selecting, chosen, actsOf })
  useTitle(t('trash'))
  return (
    <>
      <Into slot="title">
        <h1>{t('trash')}</h1>
      </Into>
      <ListArea
        selecting={selecting}
        rows={pages.entries}
        onOpen={onOpen}
        top={
          <>
            <ScreenHeader title={t('trash')} actions={<EmptyTrash unitId={unitId} isDisabled={pages.total === 0} />} />
            <ListSelectionBar count={chosen.length} scope={scope} acts={acts} onClear={selecting.clear} />
          </>
        }
      >
        {pages.error ? (
          <ListFailure title={t('failedTitle')} error={pages.error} onRetry={pages.retry} />
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

function EmptyTrash({ unitId, isDisabled }: { unitId: number; isDisabled: boolean }) {
  const [isReading, setReading] = useState(false)
  const ask = async () => {
    setReading(true)
    try {
      const entries = await readWholeTrash(unitId)
      openDialog((close) => <DeleteDialog entries={entries} onClose={close} />)
    } catch (error) {
      tellFailure(t('failedTitle'), error)
    } finally {
      setReading(false)
    }
  }
  return (
    <Button variant="default" size="header" disabled={isDisabled} loading={isReading} onClick={() => void ask()}>
      {t('emptyTrash')}
    </Button>
  )
}

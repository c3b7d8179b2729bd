import { IconTrashX } from '@tabler/icons-react'
import { useState } from 'react'
import { useUnit } from '../../frame/unit.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { useTitle } from '../../lib/title.ts'
import { ActMenu } from '../../list/act-menu.tsx'
import { ListArea } from '../../list/list-area.tsx'
import { ListMore } from '../../list/list-more.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { usePageRows } from '../../list/page-rows.ts'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { ScreenTop } from '../../list/screen-top.tsx'
import { useWholeChoice } from '../../list/use-whole-choice.ts'
import { useViewChoice } from '../../list/view-choice.tsx'
import { DocumentPreview } from '../document-details/index.ts'
import { documentsOf, tellFailure } from '../documents/index.ts'
import { useListCommands } from '../entry-acts/index.ts'
import { useFolderView } from '../my-office/index.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { readWholeTrash, wholeTrash } from './trash.api.ts'
import { TrashBody } from './trash-body.tsx'
import type { TrashedEntry } from './trashed-entry.ts'
import { useTrashActs } from './use-trash-acts.tsx'
import { useTrashPages } from './use-trash-pages.ts'
import { t } from './words.ts'

/** What was trashed in this unit: from where, by whom, when; the way back, and the way out. */
export function TrashPage() {
  const { id: unitId } = useUnit()
  const [view, change] = useFolderView()
  const choice = useViewChoice('trash')
  const { layout } = choice
  const pages = useTrashPages(unitId, { list: layout, page: view.page })
  const { selecting, chosen, scope } = useWholeChoice<TrashedEntry>({
    shown: pages.entries,
    total: pages.counts.folders + pages.counts.documents,
    ...wholeTrash(unitId),
  })
  const actsOf = useTrashActs((preview) => change({ preview }, { replace: false }))
  const { acts, menu, onOpen, onMenu } = useListCommands({ entries: pages.entries, selecting, chosen, actsOf })
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
            <ScreenTop title={t('trash')} acts={[...choice.acts, emptyAct]} wideOnly={choice.toggle} />
            <ListSelectionBar count={chosen.length} scope={scope} acts={acts} onClear={selecting.clear} />
          </>
        }
      >
        <TrashBody layout={layout} pages={pages} selecting={selecting} onOpen={onOpen} onMenu={onMenu} />
        <ListMore more={pages.more} />
      </ListArea>
      <ListPages
        words={t('counts', {
          folders: t('folderCount', { count: pages.counts.folders }),
          documents: t('documentCount', { count: pages.counts.documents }),
        })}
        size={usePageRows(layout)}
        total={pages.total}
        page={view.page}
        onPage={(page) => change({ page })}
      />
      {menu && <ActMenu {...menu} />}
      {view.preview !== undefined && (
        <DocumentPreview
          id={view.preview}
          documents={documentsOf(pages.entries)}
          onGo={(preview) => change({ preview })}
          onClose={() => change({ preview: undefined })}
          selecting={selecting}
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
      const entries = await readWholeTrash(unitId)
      openDialog((close) => <DeleteDialog entries={entries} onClose={close} />)
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

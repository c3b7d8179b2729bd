import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Into } from '../../frame/slots.tsx'
import { useTitle } from '../../lib/title.ts'
import { ActMenu } from '../../list/act-menu.tsx'
import { ListArea } from '../../list/list-area.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { DetailsPane, DocumentPreview, SumPane, useDetails } from '../document-details/index.ts'
import { documentsOf, type KnownPlace } from '../documents/index.ts'
import { useListCommands } from '../entry-acts/index.ts'
import { useDrops, useNoStrayDrops, usePlaceRefs } from '../moving/index.ts'
import { useHasTransfers } from '../uploads/index.ts'
import { countsOf } from './counts.ts'
import { askFilter } from './filter-focus.ts'
import { FolderBody } from './folder-body.tsx'
import { FolderHeader } from './folder-header.tsx'
import { FolderTree } from './folder-tree.tsx'
import { sortQuery } from './folder-url.ts'
import classes from './my-office.module.css'
import { useAddActs } from './use-add-acts.tsx'
import { useArrival } from './use-arrival.ts'
import { useFolderActs } from './use-folder-acts.ts'
import { useFolderList } from './use-folder-list.ts'
import { usePasteUpload } from './use-paste-upload.ts'
import { t } from './words.ts'

interface FolderScreenProps {
  /** Undefined until it is known where the address leads. */
  place: KnownPlace | undefined
  unitId: number
  /** Why the place could not be found. */
  placeError?: Error | null
  onRetryPlace?: () => void
}

/** My Office and every folder in it: the way, the list, the tree, what is chosen and what can be done with it. */
export function FolderScreen({ place, unitId, placeError, onRetryPlace }: FolderScreenProps) {
  const list = useFolderList(place)
  const { view, change, contents, selecting, chosen } = list
  const { folder } = contents
  const name = folder?.name ?? place?.name ?? ''
  const here = place && { id: place.id, unitId: place.unitId, name }
  const add = useAddActs(here)
  const details = useDetails({
    shown: view.details,
    show: (id) => change({ details: id }),
    chosen: selecting.ids,
    listed: contents.isPending ? undefined : list.order,
  })
  const { acts, menu, onMenu, onEmptyMenu, onOpen } = useListCommands({
    entries: list.entries,
    selecting,
    chosen,
    actsOf: useFolderActs(list, details),
    empty: { title: t('new'), acts: add.acts },
    onFilter: askFilter,
  })
  useArrival(list)
  const placeRef = usePlaceRefs(useDrops())
  useTitle(name || t('myOffice'))
  useNoStrayDrops()
  usePasteUpload(here)
  return (
    <>
      <Into slot="title">
        <h1>{name}</h1>
      </Into>
      <Into slot="tree">
        <FolderTree place={place} unitId={unitId} way={folder?.pathDetails.map((step) => step.fileFolderId) ?? []} />
      </Into>
      <ListArea
        rows={list.entries}
        selecting={selecting}
        onOpen={onOpen}
        onContextMenu={onEmptyMenu}
        bodyRef={(element) => here && placeRef('body', here, element)}
        top={
          <>
            <FolderHeader
              unitId={unitId}
              folder={folder}
              name={name}
              view={view}
              onView={change}
              layout={list.layout}
              onLayout={list.setLayout}
              add={add}
              query={sortQuery(view)}
            />
            <ListSelectionBar count={chosen.length} scope={list.scope} acts={acts} onClear={selecting.clear} />
          </>
        }
      >
        <FolderBody
          list={list}
          name={name}
          add={add}
          onOpen={onOpen}
          onMenu={onMenu}
          error={placeError ?? contents.error}
          onRetry={placeError ? onRetryPlace : contents.retry}
        />
      </ListArea>
      <Foot list={list} />
      {menu && <ActMenu {...menu} />}
      {details.isSum && <SumPane entries={chosen} onClose={details.close} />}
      {view.details && !details.isSum && (
        <DetailsPane
          entryId={view.details}
          listed={list.find(view.details)}
          onOpen={onOpen}
          onClose={details.close}
          onFailed={details.giveUp}
        />
      )}
      {view.preview !== undefined && (
        <DocumentPreview
          id={view.preview}
          documents={documentsOf(list.entries)}
          page={view.spot.page}
          first={view.spot.file}
          find={view.spot.find}
          onGo={(preview) => change({ preview, spot: {} })}
          onClose={() => change({ preview: undefined, spot: {} })}
          selecting={selecting}
        />
      )}
      <PhoneAdd add={add} isHidden={chosen.length > 0} />
    </>
  )
}

function Foot({ list }: { list: ReturnType<typeof useFolderList> }) {
  const { contents, view, change, sizes } = list
  return (
    <ListPages
      words={countsOf(contents, view.search)}
      size={sizes.documents}
      total={contents.counts.documents}
      page={view.page}
      onPage={(page) => change({ page, folderPage: page === 0 ? 0 : view.folderPage })}
    />
  )
}

/** A phone's one main action, at the right above the tray. */
function PhoneAdd({ add, isHidden }: { add: ReturnType<typeof useAddActs>; isHidden: boolean }) {
  const phone = useIsPhone()
  const isOverTray = useHasTransfers()
  const [isOpen, setOpen] = useState(false)
  if (!phone || isHidden) return null
  return (
    <>
      <Button
        className={classes.add}
        data-over-tray={isOverTray || undefined}
        leftSection={<IconPlus size={20} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('add')}
      </Button>
      {isOpen && <ActMenu at={{ x: 0, y: 0 }} title={t('add')} acts={add.acts} onClose={() => setOpen(false)} />}
    </>
  )
}

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Into } from '../../app/slots.tsx'
import { useTitle } from '../../lib/title.ts'
import { useIsPhone } from '../../ui/media.ts'
import { DetailsPane, DocumentPreview, useDetails } from '../document-details/index.ts'
import type { Place } from '../documents/index.ts'
import { ActMenu, ListSelectionBar, useLasso } from '../entry-list/index.ts'
import { useDrops, useNoStrayDrops, usePlaceRefs } from '../moving/index.ts'
import { useHasUploads } from '../uploads/index.ts'
import { FolderBody } from './folder-body.tsx'
import { FolderFooter, Pages } from './folder-footer.tsx'
import { FolderHeader } from './folder-header.tsx'
import { FolderTree } from './folder-tree.tsx'
import { sortQuery } from './folder-url.ts'
import classes from './my-office.module.css'
import { useAddActs } from './use-add-acts.tsx'
import { useFolderCommands } from './use-folder-commands.tsx'
import { useFolderList } from './use-folder-list.ts'
import { usePasteUpload } from './use-paste-upload.ts'
import { t } from './words.ts'

interface FolderScreenProps {
  /** Undefined until it is known where the address leads. */
  place: Place | undefined
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
  const name = folder?.name ?? (place?.id === 0 ? t('myOffice') : '')
  const here = { id: place?.id ?? 0, unitId, name }
  const add = useAddActs(here)
  const details = useDetails({
    shown: view.details,
    show: (id) => change({ details: id }),
    chosen: selecting.ids,
  })
  const { acts, menu, onMenu, onEmptyMenu, closeMenu, onOpen } = useFolderCommands(list, add.acts, details.open)
  const area = useRef<HTMLDivElement>(null)
  const lasso = useLasso(area, selecting)
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
        <FolderTree
          place={{ id: place?.id ?? 0, unitId }}
          way={folder?.pathDetails.map((step) => step.fileFolderId) ?? []}
        />
      </Into>
      <div className={classes.top}>
        <FolderHeader
          unitId={unitId}
          folder={folder}
          view={view}
          onView={change}
          layout={list.layout}
          onLayout={list.setLayout}
          add={add}
          query={sortQuery(view)}
        />
        <ListSelectionBar count={chosen.length} acts={acts} onClear={selecting.clear} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the lasso is a second way; every row has its box and keys */}
      <div
        ref={(element) => {
          area.current = element
          placeRef('body', here, element)
        }}
        className={classes.body}
        data-selecting={chosen.length > 0 || undefined}
        onPointerDown={lasso.onPointerDown}
        onContextMenu={onEmptyMenu}
      >
        <FolderBody
          list={list}
          name={name}
          add={add}
          onOpen={onOpen}
          onMenu={onMenu}
          error={placeError ?? contents.error}
          onRetry={placeError ? onRetryPlace : contents.refetch}
        />
        {lasso.rectangle}
      </div>
      <Foot list={list} />
      {menu && <ActMenu {...menu} onClose={closeMenu} />}
      {view.details && (
        <DetailsPane entryId={view.details} listed={list.find(view.details)} onOpen={onOpen} onClose={details.close} />
      )}
      {view.preview !== undefined && (
        <DocumentPreview
          id={view.preview}
          entries={list.entries}
          onGo={(preview) => change({ preview })}
          onClose={() => change({ preview: undefined })}
        />
      )}
      <PhoneAdd add={add} isHidden={chosen.length > 0} />
    </>
  )
}

function Foot({ list }: { list: ReturnType<typeof useFolderList> }) {
  const phone = useIsPhone()
  const { contents, view, change, sizes } = list
  const foot = {
    folder: contents.folder,
    contents,
    search: view.search,
    page: view.page,
    onPage: (page: number) => change({ page }, { replace: false }),
    size: sizes.files,
    sizes: sizes.choices,
    onSize: (size: typeof sizes.files) => {
      sizes.set(size)
      change({ page: 0, folderPage: 0 })
    },
  }
  if (phone)
    return (
      <div className={classes.phonePages}>
        <Pages {...foot} />
      </div>
    )
  return (
    <Into slot="footer">
      <FolderFooter {...foot} />
    </Into>
  )
}

/** A phone's one main action, at the right above the tray. */
function PhoneAdd({ add, isHidden }: { add: ReturnType<typeof useAddActs>; isHidden: boolean }) {
  const phone = useIsPhone()
  const isOverTray = useHasUploads()
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

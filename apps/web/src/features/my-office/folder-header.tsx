import { ActionIcon, Button, Menu } from '@mantine/core'
import type { FolderContents } from '@sinupan/contract'
import { IconArrowsSort, IconChevronDown, IconPlus, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import type { Layout } from '../../lib/stored-preferences.ts'
import { useWay } from '../../lib/way.ts'
import { ActItems } from '../../list/act-menu.tsx'
import { type Crumb, Crumbs } from '../../ui/crumbs.tsx'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { ViewToggle } from '../../ui/view-toggle.tsx'
import { useDrops, usePlaceRefs } from '../moving/index.ts'
import type { FolderView } from './folder-url.ts'
import { SortSheet } from './sort-sheet.tsx'
import type { useAddActs } from './use-add-acts.tsx'
import { ViewOptions } from './view-options.tsx'
import { t } from './words.ts'

interface FolderHeaderProps {
  unitId: number
  folder: FolderContents['folder'] | undefined
  /** What is known before the folder is there. */
  name: string
  view: FolderView
  onView: (change: Partial<FolderView>) => void
  layout: Layout
  onLayout: (layout: Layout) => void
  add: ReturnType<typeof useAddActs>
  /** The query that other folders' addresses get. */
  query: string
}

/** The way to the folder, how it is shown, and what can be added. */
export function FolderHeader(props: FolderHeaderProps) {
  const { layout, onLayout, add, view, onView } = props
  const crumbs = useWay(useCrumbs(props), props.folder !== undefined)
  const parent = crumbs.at(-2)
  return (
    <ScreenHeader
      back={parent?.to ? { label: parent.name, to: parent.to } : undefined}
      phoneActions={<PhoneActions view={view} onView={onView} layout={layout} onLayout={onLayout} />}
      crumbs={<Crumbs path={crumbs} label={t('place')} moreLabel={t('moreFolders')} />}
      actions={
        <>
          <ViewToggle view={layout} onChange={onLayout} tableLabel={t('table')} gridLabel={t('grid')} />
          <ViewOptions view={view} onView={onView} />
          <Menu position="bottom-end">
            <Menu.Target>
              <Button
                variant="default"
                size="header"
                leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
                rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
              >
                {t('new')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <ActItems acts={add.acts} />
            </Menu.Dropdown>
          </Menu>
          <Button
            size="header"
            px={12}
            leftSection={<IconUpload size={16} stroke={1.8} aria-hidden="true" />}
            onClick={add.upload}
          >
            {t('upload')}
          </Button>
        </>
      }
    />
  )
}

/** The crumbs, each but the last a place to drop on. */
function useCrumbs({ folder, name, unitId, query }: FolderHeaderProps): Crumb[] {
  const placeRef = usePlaceRefs(useDrops())
  const search = query && `?${query}`
  const steps = [
    { id: 0, name: t('myOffice'), to: paths.myOffice() },
    ...(folder?.pathDetails ?? []).map(({ fileFolderId, name, routeId }) => ({
      id: fileFolderId,
      name,
      to: paths.folder(routeId),
    })),
    ...(!folder && name && name !== t('myOffice') ? [{ id: -1, name, to: '.' }] : []),
  ]
  return steps.map(({ id, name, to }, index) => ({
    id: String(id),
    name,
    to: `${to}${search}`,
    ...(index < steps.length - 1 && {
      dropRef: (element: HTMLElement | null) => placeRef('crumb', { id, name, unitId }, element),
    }),
  }))
}

function PhoneActions(props: Pick<FolderHeaderProps, 'view' | 'onView' | 'layout' | 'onLayout'>) {
  const [isSorting, setSorting] = useState(false)
  return (
    <>
      <ActionIcon size={44} aria-label={t('sort')} onClick={() => setSorting(true)}>
        <IconArrowsSort size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ViewOptions view={props.view} onView={props.onView} />
      {isSorting && <SortSheet {...props} onClose={() => setSorting(false)} />}
    </>
  )
}

import { Menu } from '@mantine/core'
import {
  IconDownload,
  IconEye,
  IconFolderShare,
  IconInfoCircle,
  IconPencil,
  IconPin,
  IconReplace,
  IconShare2,
  IconTrash,
  IconUsersGroup,
} from '@tabler/icons-react'
import { CardGrid } from '../src/ui/cards/card-grid.tsx'
import { DocumentCard, FolderCard } from '../src/ui/cards/document-card.tsx'
import { FolderIcon } from '../src/ui/folder-icon.tsx'
import { MenuAct } from '../src/ui/menu-act.tsx'
import { StatusMark } from '../src/ui/status-mark.tsx'
import { FolderHeader } from './folder-header.tsx'
import { ITEMS, type Item, STATUS_WORDS } from './invented.tsx'
import { StaffFrame } from './staff-frame.tsx'

const PICTURES = ['/memo.svg', '/memo.svg', '/memo.svg', '/plan.svg', '/memo.svg', undefined, '/photo.svg', '/memo.svg']

export function GridScreen() {
  const documents = ITEMS.filter((item) => item.kind !== 'folder').slice(0, 8)
  return (
    <StaffFrame active="office" tree phoneTitle="2026" footer="2 folders, 8 documents, 1.35 GB">
      <FolderHeader view="grid" />
      <div style={{ display: 'grid', gap: 20, padding: '16px 24px' }}>
        <CardGrid label="Folders" dense>
          <FolderCard name="Drafts" line="6 items" icon={<FolderIcon />} to="/folder" />
          <FolderCard name="Signed originals" line="41 items" icon={<FolderIcon />} to="/folder" />
        </CardGrid>
        <CardGrid label="Documents" dense>
          {documents.map((item, index) => (
            <Card key={item.id} item={item} picture={PICTURES[index]} selected={index === 1} />
          ))}
        </CardGrid>
      </div>
      <Actions />
    </StaffFrame>
  )
}

function Card({ item, picture, selected }: { item: Item; picture: string | undefined; selected: boolean }) {
  const kind = picture === '/photo.svg' ? 'image' : item.kind === 'folder' ? 'other' : item.kind
  return (
    <DocumentCard
      name={item.name}
      kind={kind}
      thumbnail={picture}
      left={item.status && <StatusMark status={item.status} label={STATUS_WORDS[item.status]} />}
      right={item.modified}
      to="/folder"
      selected={selected}
    />
  )
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': 'true' } as const

function Actions() {
  return (
    <Menu opened position="bottom-start" withinPortal trapFocus={false}>
      <Menu.Target>
        <button
          type="button"
          aria-label="Actions"
          style={{ position: 'fixed', left: 640, top: 290, width: 1, height: 1, padding: 0, border: 0 }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAct icon={<IconEye {...icon} />} shortcut="Enter">
          Open
        </MenuAct>
        <MenuAct icon={<IconDownload {...icon} />}>Download</MenuAct>
        <MenuAct icon={<IconInfoCircle {...icon} />} shortcut="I">
          Details
        </MenuAct>
        <Menu.Divider />
        <MenuAct icon={<IconShare2 {...icon} />}>Share…</MenuAct>
        <MenuAct icon={<IconUsersGroup {...icon} />}>Add to a pool…</MenuAct>
        <MenuAct icon={<IconPin {...icon} />}>Pin</MenuAct>
        <Menu.Divider />
        <MenuAct icon={<IconPencil {...icon} />} shortcut="F2">
          Rename…
        </MenuAct>
        <MenuAct icon={<IconFolderShare {...icon} />} shortcut="Ctrl M">
          Move…
        </MenuAct>
        <MenuAct icon={<IconReplace {...icon} />} refused="Locked while the posting is pending">
          Replace file…
        </MenuAct>
        <Menu.Divider />
        <MenuAct icon={<IconTrash {...icon} />} shortcut="Del" danger>
          Move to trash
        </MenuAct>
      </Menu.Dropdown>
    </Menu>
  )
}

import { ActionIcon, Button } from '@mantine/core'
import { IconArrowsSort, IconChevronDown, IconFilter, IconPlus, IconUpload } from '@tabler/icons-react'
import { Crumbs } from '../src/ui/crumbs.tsx'
import { ScreenHeader } from '../src/ui/screen-header.tsx'
import { type View, ViewToggle } from '../src/ui/view-toggle.tsx'

const PATH = [
  { id: '0', name: 'My Office', to: '/folder' },
  { id: '1', name: 'Memoranda and circulars', to: '/folder' },
  { id: '2', name: '2026' },
]

export function FolderHeader({ view }: { view: View }) {
  return (
    <ScreenHeader
      back={{ label: 'Memoranda and circulars', to: '/folder' }}
      phoneActions={<PhoneActions />}
      crumbs={<Crumbs path={PATH} label="Place" moreLabel="More folders" />}
      actions={
        <>
          <ViewToggle view={view} onChange={() => undefined} tableLabel="Table" gridLabel="Grid" />
          <ActionIcon aria-label="Filter">
            <IconFilter size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <Button
            variant="default"
            size="header"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
            rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
          >
            New
          </Button>
          <Button size="header" px={12} leftSection={<IconUpload size={16} stroke={1.8} aria-hidden="true" />}>
            Upload
          </Button>
        </>
      }
    />
  )
}

const PhoneActions = () => (
  <>
    <ActionIcon size={44} aria-label="Sort">
      <IconArrowsSort size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
    <ActionIcon size={44} aria-label="Filter">
      <IconFilter size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  </>
)

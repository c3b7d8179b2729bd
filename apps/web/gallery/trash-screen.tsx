import { Button } from '@mantine/core'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { DestructiveDialog } from '../src/ui/dialog/destructive-dialog.tsx'
import { MiddleName } from '../src/ui/middle-name.tsx'
import { ScreenHeader } from '../src/ui/screen-header.tsx'
import { BarAction, SelectionBar } from '../src/ui/selection-bar.tsx'
import { DataTable } from '../src/ui/table/data-table.tsx'
import { ItemIcon } from './folder-screen.tsx'
import type { Item } from './invented.tsx'
import { StaffFrame } from './staff-frame.tsx'

type Trashed = { id: string; name: string; kind: Item['kind']; was: string; by: string; days: string }

const TRASH: Trashed[] = [
  { id: '1', name: 'Drafts 2024', kind: 'folder', was: 'Memoranda and circulars', by: 'Noel Casimiro', days: '3 days' },
  {
    id: '2',
    name: 'Memo draft, unnumbered.docx',
    kind: 'word',
    was: 'Memoranda and circulars › 2026',
    by: 'You',
    days: '9 days',
  },
  { id: '3', name: 'IMG_2231.jpg', kind: 'image', was: 'Commencement 2026', by: 'You', days: '12 days' },
  {
    id: '4',
    name: 'Memo 2026-110.pdf',
    kind: 'pdf',
    was: 'Memoranda and circulars › 2026',
    by: 'Liza Dumalag',
    days: '15 days',
  },
  {
    id: '5',
    name: 'Applications, transfer.xlsx',
    kind: 'spreadsheet',
    was: 'Admissions',
    by: 'Jerome Alinsod',
    days: '21 days',
  },
  { id: '6', name: 'Counter signage.pptx', kind: 'presentation', was: 'Admissions', by: 'You', days: '26 days' },
]

export function TrashScreen() {
  return (
    <StaffFrame active="trash" phoneTitle="Trash">
      <ScreenHeader
        title="Trash"
        actions={
          <Button variant="default" size="header">
            Empty trash…
          </Button>
        }
      />
      <SelectionBar count="5 selected" clearLabel="Clear the selection" onClear={() => undefined}>
        <BarAction icon={<IconRestore size={16} stroke={1.7} aria-hidden="true" />}>Restore</BarAction>
        <BarAction icon={<IconTrash size={16} stroke={1.7} aria-hidden="true" />} refused="Two are under retention">
          Delete for good…
        </BarAction>
      </SelectionBar>
      <DataTable
        label="Trash"
        rows={TRASH}
        rowId={(row) => row.id}
        columns={[
          {
            id: 'name',
            head: 'Name',
            main: true,
            cell: (row) => (
              <span style={{ display: 'flex', gap: 10 }}>
                <ItemIcon kind={row.kind} />
                <MiddleName name={row.name} />
              </span>
            ),
          },
          { id: 'was', head: 'Was in', width: 260, cell: (row) => row.was },
          { id: 'by', head: 'Trashed by', width: 140, cell: (row) => row.by },
          { id: 'days', head: 'Kept for', width: 106, cell: (row) => row.days },
        ]}
        selecting={{
          ids: new Set(['1', '2', '3', '4', '5']),
          onToggle: () => undefined,
          onToggleAll: () => undefined,
          allLabel: 'Choose all',
          label: (row) => `Choose ${row.name}`,
        }}
        phoneRow={(row) => ({
          icon: <ItemIcon kind={row.kind} size={24} />,
          name: <MiddleName name={row.name} />,
          meta: row.was,
        })}
      />
      <DestructiveDialog
        opened
        onClose={() => undefined}
        onConfirm={() => undefined}
        title="Delete 14 documents for good?"
        lead="They are removed from the trash and can’t be restored. Who deleted them stays in the history."
        goes={[
          { id: '1', icon: <ItemIcon kind="folder" />, name: 'Drafts 2024', count: '12 documents', size: '31.44 MB' },
          { id: '2', icon: <ItemIcon kind="word" />, name: 'Memo draft, unnumbered.docx', size: '64.20 kB' },
          { id: '3', icon: <ItemIcon kind="image" />, name: 'IMG_2231.jpg', size: '2.91 MB' },
        ]}
        stays="2 more are under retention until Nov 5 2031 and stay in the trash."
        word="DELETE"
        wordLabel="Type DELETE to continue"
        wordError="Please type “DELETE” to continue."
        actLabel="Delete 14 documents"
        cancelLabel="Cancel"
        closeLabel="Close"
      />
    </StaffFrame>
  )
}

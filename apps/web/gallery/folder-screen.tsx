import { ActionIcon, Button } from '@mantine/core'
import {
  IconDots,
  IconDotsVertical,
  IconDownload,
  IconFolderShare,
  IconPlus,
  IconSend,
  IconShare2,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { FileIcon } from '../src/ui/file-icon.tsx'
import { FolderIcon } from '../src/ui/folder-icon.tsx'
import { useIsPhone } from '../src/ui/media.ts'
import { MiddleName } from '../src/ui/middle-name.tsx'
import { BarAction, SelectionBar } from '../src/ui/selection-bar.tsx'
import { StatusMark } from '../src/ui/status-mark.tsx'
import type { Column } from '../src/ui/table/columns.ts'
import { DataTable } from '../src/ui/table/data-table.tsx'
import { toast } from '../src/ui/toast.ts'
import { FolderHeader } from './folder-header.tsx'
import { FolderPanel } from './folder-panel.tsx'
import { ITEMS, type Item, STATUS_WORDS } from './invented.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { Tray } from './tray.tsx'

export const ItemIcon = ({ kind, size = 20 }: { kind: Item['kind']; size?: number }) =>
  kind === 'folder' ? <FolderIcon size={size} /> : <FileIcon kind={kind} size={size} />

const Name = ({ row }: { row: Item }) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 }}>
    <ItemIcon kind={row.kind} />
    <MiddleName name={row.name} />
  </span>
)

const Status = ({ row }: { row: Item }) => {
  if (row.kind === 'folder') return null
  return row.status ? <StatusMark status={row.status} label={STATUS_WORDS[row.status]} /> : <>–</>
}

export const COLUMNS: Column<Item>[] = [
  { id: 'name', head: 'Name', main: true, sortable: true, cell: (row) => <Name row={row} /> },
  { id: 'status', head: 'Status', width: 92, cell: (row) => <Status row={row} /> },
  { id: 'category', head: 'Category', width: 94, hideUnder: 720, cell: (row) => row.category },
  { id: 'modified', head: 'Modified', width: 88, sortable: true, cell: (row) => row.modified },
  { id: 'size', head: 'Size', width: 80, align: 'right', hideUnder: 640, cell: (row) => row.size },
  {
    id: 'kept',
    head: <span style={{ paddingLeft: 6 }}>Kept until</span>,
    width: 104,
    cell: (row) => (
      <span style={{ paddingLeft: 6, ...(row.kept === 'Unscheduled' && { color: 'var(--third-text)' }) }}>
        {row.kept}
      </span>
    ),
  },
]

export function FolderScreen({ moving, toasts }: { moving?: boolean; toasts?: boolean }) {
  const phone = useIsPhone()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(toasts || phone ? [] : moving ? ['4', '7', '10'] : ['4']),
  )
  const toggle = (row: Item) =>
    setChosen((now) => (now.has(row.id) ? new Set([...now].filter((x) => x !== row.id)) : new Set([...now, row.id])))
  useEffect(() => {
    if (toasts) showToasts()
  }, [toasts])
  return (
    <StaffFrame
      active="office"
      tree
      phoneTitle="2026"
      footer={!phone && '2 folders, 9 documents, 1.35 GB'}
      details={!toasts && !phone && <FolderPanel />}
    >
      <FolderHeader view="table" />
      {chosen.size > 0 && <Verbs count={chosen.size} onClear={() => setChosen(new Set())} />}
      <DataTable
        label="Documents in 2026"
        columns={COLUMNS}
        rows={ITEMS}
        rowId={(row) => row.id}
        sorting={{ column: 'modified', direction: 'desc' }}
        onSort={() => undefined}
        selecting={{
          ids: chosen,
          onToggle: toggle,
          onToggleAll: () => setChosen((now) => new Set(now.size ? [] : ITEMS.map((row) => row.id))),
          allLabel: 'Choose all 11 shown',
          label: (row) => `Choose ${row.name}`,
        }}
        phoneRow={phoneRow}
      />
      {moving && <MoveDialog />}
      {!moving && !toasts && <Tray />}
      {phone && !moving && <AddButton />}
    </StaffFrame>
  )
}

function Verbs({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <SelectionBar count={`${count} selected`} clearLabel="Clear the selection" onClear={onClear}>
      <BarAction icon={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}>Download</BarAction>
      <BarAction icon={<IconFolderShare size={16} stroke={1.7} aria-hidden="true" />}>Move…</BarAction>
      <BarAction icon={<IconShare2 size={16} stroke={1.7} aria-hidden="true" />}>Share…</BarAction>
      <BarAction icon={<IconTrash size={16} stroke={1.7} aria-hidden="true" />}>Trash</BarAction>
      <ActionIcon size={28} aria-label="More" style={{ color: 'var(--accent-text)' }}>
        <IconDots size={16} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
    </SelectionBar>
  )
}

const phoneRow = (row: Item) => ({
  icon: <ItemIcon kind={row.kind} size={24} />,
  name: <MiddleName name={row.name} />,
  meta:
    row.kind === 'folder' ? (
      `${row.modified} · ${row.size}`
    ) : (
      <>
        <StatusMark status={row.status ?? 'not-posted'} label={STATUS_WORDS[row.status ?? 'not-posted']} />
        <span>{row.modified}</span>
      </>
    ),
  menu: (
    <ActionIcon size={44} aria-label={`Actions for ${row.name}`}>
      <IconDotsVertical size={20} stroke={2} aria-hidden="true" />
    </ActionIcon>
  ),
})

function AddButton() {
  return (
    <Button
      style={{
        position: 'fixed',
        right: 16,
        bottom: 76,
        height: 52,
        borderRadius: 16,
        boxShadow: 'var(--shadow-md)',
        fontSize: 16,
      }}
      leftSection={<IconPlus size={20} stroke={1.8} aria-hidden="true" />}
    >
      Add
    </Button>
  )
}

function showToasts() {
  toast.done({ id: 'a', title: '3 items moved to 2025', action: { label: 'Undo', onPress: () => undefined } })
  toast.failed({
    id: 'b',
    title: 'Approval was not saved',
    line: 'Cynthia Bagtas returned this posting at 2:29 pm.',
    action: { label: 'Show', onPress: () => undefined },
  })
  toast.info({
    id: 'c',
    title: 'Posting sent',
    line: 'The approver for Tanglaw was told.',
    icon: <IconSend size={20} stroke={1.7} aria-hidden="true" />,
  })
}

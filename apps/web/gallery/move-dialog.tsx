import { Button, Radio, TextInput } from '@mantine/core'
import { IconFolderPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { DialogFrame } from '../src/ui/dialog/dialog-frame.tsx'
import { DialogNotice } from '../src/ui/dialog/dialog-notice.tsx'
import type { TreeNode } from '../src/ui/tree/tree-node.ts'
import { TreeView } from '../src/ui/tree/tree-view.tsx'
import { childrenOf } from './invented.tsx'

const OFFICE: TreeNode[] = [{ id: 'My Office', name: 'My Office', hasChildren: true }]
const ASIDES: Record<string, Partial<TreeNode>> = {
  '2025': { aside: '148 documents' },
  '2026': { disabled: true, aside: 'They are here now' },
}
const here = (node: TreeNode): TreeNode => ({ ...node, ...ASIDES[node.id] })

export function MoveDialog() {
  const [opened, setOpened] = useState(true)
  const [chosen, setChosen] = useState('2025')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['My Office', 'Memoranda and circulars']))
  return (
    <DialogFrame
      opened={opened}
      onClose={() => setOpened(false)}
      title="Move 3 items"
      closeLabel="Close"
      width={520}
      onSubmit={() => setOpened(false)}
      side={
        <Button
          variant="subtle"
          color="gray"
          px={10}
          leftSection={<IconFolderPlus size={16} stroke={1.7} aria-hidden="true" />}
        >
          New folder here
        </Button>
      }
      actions={
        <>
          <Button variant="default" onClick={() => setOpened(false)}>
            Cancel
          </Button>
          <Button type="submit">Move to {chosen}</Button>
        </>
      }
    >
      <TextInput
        data-autofocus
        aria-label="Find a folder"
        placeholder="Find a folder"
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden="true" />}
      />
      <div
        style={{
          height: 300,
          marginTop: 12,
          padding: 4,
          border: '1px solid var(--line)',
          borderRadius: 6,
          overflowY: 'auto',
        }}
      >
        <TreeView
          label="Where to"
          rowHeight={36}
          roots={OFFICE}
          childrenOf={(id) =>
            childrenOf(id)
              .filter((node) => node.id !== '2024')
              .map(here)
          }
          expanded={expanded}
          onExpand={(id, open) =>
            setExpanded((now) => (open ? new Set([...now, id]) : new Set([...now].filter((x) => x !== id))))
          }
          chosenId={chosen}
          onChoose={setChosen}
        />
      </div>
      <DialogNotice title="“Memo 2026-112 Commencement.pdf” is already in 2025">
        <Radio
          name="clash"
          defaultChecked
          label="Keep both, name mine “… Commencement (2).pdf”"
          styles={{ label: { fontSize: 13 } }}
        />
        <Radio name="clash" label="Leave it in 2026 and move the other 2" styles={{ label: { fontSize: 13 } }} />
      </DialogNotice>
    </DialogFrame>
  )
}

import { ActionIcon } from '@mantine/core'
import { IconHelp, IconPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '../src/ui/media.ts'
import { Seal } from '../src/ui/seal.tsx'
import type { NavGroup } from '../src/ui/staff-shell/nav-types.ts'
import { StaffShell } from '../src/ui/staff-shell/staff-shell.tsx'
import { AccountButton, BellButton, SearchBox, UnitButton } from '../src/ui/staff-shell/top-bar-parts.tsx'
import { TreeView } from '../src/ui/tree/tree-view.tsx'
import { TreeZone } from '../src/ui/tree/tree-zone.tsx'
import { childrenOf, NAV, ROOTS } from './invented.tsx'

interface StaffFrameProps {
  active: string
  unit?: string
  nav?: readonly NavGroup[]
  tree?: boolean
  collapsed?: boolean
  phoneTitle: string
  details?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

const WORDS = {
  nav: 'Screens',
  toggleRail: 'Collapse the rail',
  openMenu: 'Menu',
  closeMenu: 'Close',
  resizeRail: 'Width of the rail',
  content: 'Content',
  skip: 'Skip to the content',
}

/** The staff shell with invented screens, unit and person. */
export function StaffFrame({
  active,
  unit,
  nav = NAV,
  tree,
  collapsed,
  phoneTitle,
  details,
  footer,
  children,
}: StaffFrameProps) {
  const phone = useIsPhone()
  const [open, setOpen] = useState(!collapsed && !phone)
  const [width, setWidth] = useState(236)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const onFold = (id: string) =>
    setFolded((now) => (now.has(id) ? new Set([...now].filter((x) => x !== id)) : new Set([...now, id])))
  return (
    <StaffShell
      brand={{ mark: <Seal size={32} />, product: 'Sinupan', institution: 'Haraya State University', to: '/' }}
      nav={nav}
      navState={{ activeId: active, folded, onFold, treeHasHighlight: tree ?? false }}
      tree={tree && <FolderTree />}
      railOpen={open}
      onRailOpen={setOpen}
      railWidth={width}
      onRailResize={setWidth}
      bar={{
        start: <UnitButton name={unit ?? 'Records and Admissions'} switchable />,
        search: <SearchBox text="Search documents, folders, actions" shortcut="Ctrl K" />,
        end: (
          <>
            <ActionIcon aria-label="Help">
              <IconHelp size={20} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
            <BellButton label="Notifications, 2 new" unread />
            <AccountButton initials="LD" label="Liza Dumalag" />
          </>
        ),
      }}
      phone={{
        title: <h1>{phoneTitle}</h1>,
        end: (
          <>
            <ActionIcon size={44} aria-label="Search">
              <IconSearch size={20} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
            <BellButton size={44} label="Notifications, 2 new" unread />
          </>
        ),
      }}
      details={details}
      footer={footer}
      words={WORDS}
    >
      {children}
    </StaffShell>
  )
}

function FolderTree() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['Admissions', 'Memoranda and circulars']))
  const [chosen, setChosen] = useState('2026')
  return (
    <TreeZone
      title="Folders"
      action={
        <ActionIcon size={28} aria-label="New folder">
          <IconPlus size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      }
    >
      <TreeView
        label="Folders"
        roots={ROOTS}
        childrenOf={childrenOf}
        expanded={expanded}
        onExpand={(id, open) =>
          setExpanded((now) => (open ? new Set([...now, id]) : new Set([...now].filter((x) => x !== id))))
        }
        chosenId={chosen}
        onChoose={setChosen}
      />
    </TreeZone>
  )
}

import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { NavGroup, NavItem, NavState } from './nav-types.ts'
import classes from './rail.module.css'

interface RailProps extends NavState {
  label: string
  groups: readonly NavGroup[]
  /** Folders or places, in their own scroller under the screens. */
  tree?: ReactNode
  onNavigate?: () => void
}

/** The open rail: screens with counts, groups that fold, and under them the tree. */
export function Rail({ label, groups, tree, ...state }: RailProps) {
  return (
    <div className={classes.rail} data-tree={tree ? true : undefined}>
      <nav aria-label={label} className={classes.screens}>
        {groups.map((group) => (
          <Group key={group.id} group={group} {...state} />
        ))}
      </nav>
      {tree && <div className={classes.tree}>{tree}</div>}
    </div>
  )
}

function Group({ group, ...state }: { group: NavGroup } & NavState & { onNavigate?: () => void }) {
  const folded = state.folded.has(group.id)
  return (
    <div className={classes.group}>
      {group.label && (
        <UnstyledButton className={classes.head} aria-expanded={!folded} onClick={() => state.onFold(group.id)}>
          <span>{group.label}</span>
          <IconChevronDown
            className={classes.fold}
            data-folded={folded || undefined}
            size={14}
            stroke={1.8}
            aria-hidden="true"
          />
        </UnstyledButton>
      )}
      {!folded && (
        <ul className={classes.items}>
          {group.items.map((item) => (
            <li key={item.id}>
              <RailItem
                item={item}
                active={item.id === state.activeId}
                quiet={state.treeHasHighlight}
                onClick={state.onNavigate}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface RailItemProps {
  item: NavItem
  active: boolean
  quiet?: boolean | undefined
  onClick?: (() => void) | undefined
}

function RailItem({ item, active, quiet, onClick }: RailItemProps) {
  return (
    <Link
      className={classes.item}
      to={item.to}
      aria-current={active ? 'page' : undefined}
      data-quiet={quiet || undefined}
      onClick={onClick}
    >
      <item.icon size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.label}>{item.label}</span>
      {item.count && <span className={classes.count}>{item.count}</span>}
    </Link>
  )
}

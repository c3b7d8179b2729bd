import { Tooltip } from '@mantine/core'
import { Link } from 'react-router'
import type { NavGroup, NavItem } from './nav-types.ts'
import classes from './rail.module.css'

interface CollapsedRailProps {
  label: string
  groups: readonly NavGroup[]
  activeId?: string | undefined
}

/** The rail at 56 px: icons with name and count as tooltip, a dot only where this person must act. */
export function CollapsedRail({ label, groups, activeId }: CollapsedRailProps) {
  return (
    <nav aria-label={label} className={classes.narrow}>
      {groups.map((group) => (
        <ul key={group.id} className={classes.narrowItems} aria-label={group.label}>
          {group.items.map((item) => (
            <li key={item.id}>
              <NarrowItem item={item} active={item.id === activeId} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function NarrowItem({ item, active }: { item: NavItem; active: boolean }) {
  const said = item.count ? `${item.label}, ${item.count}` : item.label
  return (
    <Tooltip label={said} position="right" openDelay={200}>
      <Link className={classes.narrowItem} to={item.to} aria-label={said} aria-current={active ? 'page' : undefined}>
        <item.icon size={20} stroke={1.6} aria-hidden="true" />
        {item.attention && <span className={classes.dot} />}
      </Link>
    </Tooltip>
  )
}

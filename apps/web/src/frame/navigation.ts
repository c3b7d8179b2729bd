import { formatCount } from '../lib/format.ts'
import type { NavGroup, NavItem } from '../ui/staff-shell/nav-types.ts'
import { accountGroup, type Entry, groups } from './rail.ts'

export type NavCounts = Readonly<Partial<Record<string, number>>>

/** What the rail shows to a person: groups without an entry are left out. */
export function navigationFor(permissions: ReadonlySet<string>, counts: NavCounts, isPhone: boolean): NavGroup[] {
  const all = isPhone ? [...groups(), accountGroup()] : groups()
  return all.flatMap(({ id, label, entries }) => {
    const items = entries
      .filter(({ permission }) => !permission || permissions.has(permission))
      .filter(({ unless }) => !unless || !permissions.has(unless))
      .filter(({ id, isWhileCounted }) => !isWhileCounted || counts[id])
      .map((entry) => toItem(entry, counts[entry.id]))
    return items.length > 0 ? [{ id, items, ...(label && { label }) }] : []
  })
}

function toItem({ id, label, to, icon, isDuty }: Entry, count: number | undefined): NavItem {
  const item = { id, label, to, icon }
  return count ? { ...item, count: formatCount(count), attention: isDuty === true } : item
}

/** The rail's entry that an address belongs to. */
export function activeEntry(pathname: string): string | undefined {
  const path = pathname.toLowerCase()
  return [...groups(), accountGroup()]
    .flatMap((group) => group.entries)
    .find(
      ({ to, also = [], isExact }) =>
        path === to || (!isExact && path.startsWith(`${to}/`)) || also.some((start) => path.startsWith(start)),
    )?.id
}

import { localStore, useStored } from './local-store.ts'
import type { GroupBy, Layout, LayoutScreen, PageSize, Preferences, SavedSort } from './stored-preferences.ts'

const nothing: Preferences = {}

/** What the person chose to see things as (USER_PREFERENCE). */
export const usePreferences = (): Preferences => useStored('USER_PREFERENCE') ?? nothing

/** Changes some of the preferences; the others stay. */
export function prefer(change: (now: Preferences) => Partial<Preferences>): void {
  const now = localStore.get('USER_PREFERENCE') ?? nothing
  localStore.set('USER_PREFERENCE', { ...now, ...change(now) })
}

/** Grid or table, remembered for each screen: `const [layout, setLayout] = useLayout('folder')`. */
export function useLayout(screen: LayoutScreen, usual: Layout = 'table') {
  const { layout } = usePreferences()
  const set = (value: Layout) => prefer((now) => ({ layout: { ...now.layout, [screen]: value } }))
  return [layout?.[screen] ?? usual, set] as const
}

export function useGroupBy(screen: LayoutScreen) {
  const { groupBy } = usePreferences()
  const set = (value: GroupBy) => prefer((now) => ({ groupBy: { ...now.groupBy, [screen]: value } }))
  return [groupBy?.[screen] ?? 'none', set] as const
}

/** The specification's sizes of a page (section 9): what holds until the person chooses another. */
export const usualPageSizes = {
  grid: 9,
  table: 10,
  list: 9,
  folderGrid: 9,
  folderTable: 10,
  folderFile: 5,
  poolUsers: 6,
} as const
export type PagedList = keyof typeof usualPageSizes
/** What a person may choose besides. */
export const otherPageSizes = [25, 50, 100, 'scroll'] as const satisfies readonly PageSize[]

export function usePageSize(list: PagedList) {
  const { pageSize } = usePreferences()
  const set = (value: PageSize) => prefer((now) => ({ pageSize: { ...now.pageSize, [list]: value } }))
  return [pageSize?.[list] ?? usualPageSizes[list], set] as const
}

/** What a list was last sorted by, by a name of its own. */
export function useSavedSort(list: string) {
  const { sort } = usePreferences()
  const set = (value: SavedSort) => prefer((now) => ({ sort: { ...now.sort, [list]: value } }))
  return [sort?.[list], set] as const
}

/** The rail's state: its width and folded groups everywhere, and by kind of screen whether it is open. */
export function useRail(kind: string, isOpenUsually: boolean) {
  const { rail } = usePreferences()
  const set = (change: Partial<NonNullable<Preferences['rail']>>) =>
    prefer((now) => ({ rail: { ...now.rail, ...change } }))
  return {
    isOpen: rail?.open?.[kind] ?? isOpenUsually,
    width: rail?.width ?? 236,
    folded: new Set(rail?.folded),
    setOpen: (isOpen: boolean) => set({ open: { ...rail?.open, [kind]: isOpen } }),
    setWidth: (width: number) => set({ width }),
    fold: (group: string) => {
      const folded = rail?.folded ?? []
      set({ folded: folded.includes(group) ? folded.filter((id) => id !== group) : [...folded, group] })
    },
  }
}

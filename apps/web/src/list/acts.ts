import type { IconEye } from '@tabler/icons-react'

/** Something that can be done with the chosen entries. */
export interface Act {
  id: string
  label: string
  /** A shorter word for the selection bar. */
  barLabel?: string
  icon: typeof IconEye
  run: () => void
  shortcut?: string | undefined
  /** Why it is refused now. */
  refused?: string | undefined
  danger?: boolean
  /** Stands in the selection bar too, in this order. */
  inBar?: number
}

/** Acts in groups, which menus part by lines. */
export type Acts = readonly (readonly Act[])[]

export const barActs = (acts: Acts): Act[] =>
  acts
    .flat()
    .filter((act) => act.inBar !== undefined)
    .sort((one, other) => (one.inBar ?? 0) - (other.inBar ?? 0))

/** Does an act by its name, unless it is refused. */
export function run(acts: Acts, id: string): void {
  const act = acts.flat().find((one) => one.id === id)
  if (act && !act.refused) act.run()
}

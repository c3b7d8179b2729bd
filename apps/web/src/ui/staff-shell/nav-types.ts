import type { ComponentType } from 'react'

export interface NavItem {
  id: string
  label: string
  to: string
  icon: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: 'true' }>
  /** Right of the label, as the reader's language writes it ('1,408'). */
  count?: string | undefined
  /** 7 px dot on the collapsed rail: only where this person must act. */
  attention?: boolean
}

export interface NavGroup {
  id: string
  /** Without one the group has no head and doesn't fold. */
  label?: string
  items: readonly NavItem[]
}

export interface NavState {
  /** The screen we are on. */
  activeId?: string | undefined
  /** Ids of folded groups. */
  folded: ReadonlySet<string>
  onFold: (groupId: string) => void
  /** A tree with its own highlight shows: the screen gets accent text only, never a second filled row. */
  treeHasHighlight?: boolean
}

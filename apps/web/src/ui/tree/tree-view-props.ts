import type { KeyboardEvent, MouseEvent } from 'react'
import type { ChildrenOf, TreeNode } from './tree-node.ts'

export interface TreeViewProps {
  label: string
  roots: readonly TreeNode[]
  childrenOf: ChildrenOf
  expanded: ReadonlySet<string>
  /** Fetch the children here, where they aren't known. */
  onExpand: (id: string, open: boolean) => void
  chosenId?: string | undefined
  onChoose: (id: string) => void
  /** Where the keyboard comes in while nothing is chosen; else at the first. */
  startId?: string | undefined
  /** 30 in the rail, 36 in dialogs. */
  rowHeight?: 30 | 36
  /** For trees of thousands: the element that scrolls; only the rows near its window are drawn. */
  scrollerId?: string
  /** For drop targets; called with null when the row goes. Set `data-drop-over` on it while something hovers. */
  rowRef?: (node: TreeNode, element: HTMLElement | null) => void
  onNodeMenu?: (node: TreeNode, event: MouseEvent) => void
  /** Every key the tree itself doesn't use (F2, Delete, the menu key). */
  onNodeKey?: (node: TreeNode, event: KeyboardEvent) => void
}

import type { ReactNode } from 'react'

export interface TreeNode {
  id: string
  name: string
  /** Whether it can be opened; its children may not be known yet. */
  hasChildren: boolean
  /** In place of the folder. */
  icon?: ReactNode
  /** In place of the name, while it is being edited; its keys are its own. */
  edit?: ReactNode
  /** At the right: a count, 'They are here now'. */
  aside?: ReactNode
  /** Can't be chosen; say why in `aside`. It still opens. */
  disabled?: boolean
}

/** A node as it stands in the list: its depth from 0, its place among its brothers from 1. */
export interface ShownNode extends TreeNode {
  level: number
  place: number
  brothers: number
  parentId: string | undefined
}

/** Children of a node; undefined while they are being fetched. */
export type ChildrenOf = (id: string) => readonly TreeNode[] | undefined

/** The nodes that show, in order. A node that is open without known children is followed by nothing. */
export function shownNodes(
  roots: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  childrenOf: ChildrenOf,
): ShownNode[] {
  const walk = (nodes: readonly TreeNode[], level: number, parentId: string | undefined): ShownNode[] =>
    nodes.flatMap((node, index) => [
      { ...node, level, place: index + 1, brothers: nodes.length, parentId },
      ...(node.hasChildren && expanded.has(node.id) ? walk(childrenOf(node.id) ?? [], level + 1, node.id) : []),
    ])
  return walk(roots, 0, undefined)
}

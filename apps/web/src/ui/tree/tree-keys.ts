import type { ShownNode } from './tree-node.ts'

/** What a key does in a tree (WAI-ARIA Authoring Practices, 'Tree View'). */
export type TreeMove = { focus: string } | { open: string } | { close: string } | { choose: string } | undefined

/** The move for a key on the node at `at`. A letter goes to the next node that begins with it. */
export function treeMove(
  key: string,
  nodes: readonly ShownNode[],
  at: number,
  expanded: ReadonlySet<string>,
): TreeMove {
  const node = nodes[at]
  if (!node) return undefined
  const open = node.hasChildren && expanded.has(node.id)
  const to = (target: ShownNode | undefined): TreeMove => target && { focus: target.id }
  switch (key) {
    case 'ArrowDown':
      return to(nodes[at + 1])
    case 'ArrowUp':
      return to(nodes[at - 1])
    case 'Home':
      return to(nodes[0])
    case 'End':
      return to(nodes.at(-1))
    case 'ArrowRight':
      if (!node.hasChildren) return undefined
      return open ? to(nodes[at + 1]?.parentId === node.id ? nodes[at + 1] : undefined) : { open: node.id }
    case 'ArrowLeft':
      return open ? { close: node.id } : to(nodes.find((other) => other.id === node.parentId))
    case 'Enter':
    case ' ':
      return node.disabled ? undefined : { choose: node.id }
    default:
      return to(nextBeginning(key, nodes, at))
  }
}

function nextBeginning(key: string, nodes: readonly ShownNode[], at: number): ShownNode | undefined {
  if ([...key].length !== 1) return undefined
  const after = [...nodes.slice(at + 1), ...nodes.slice(0, at + 1)]
  return after.find((node) => node.name.toLowerCase().startsWith(key.toLowerCase()))
}

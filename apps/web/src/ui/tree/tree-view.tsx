import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import classes from './tree.module.css'
import { treeMove } from './tree-keys.ts'
import { type ChildrenOf, type ShownNode, shownNodes, type TreeNode } from './tree-node.ts'
import { TreeRow } from './tree-row.tsx'

export interface TreeViewProps {
  label: string
  roots: readonly TreeNode[]
  childrenOf: ChildrenOf
  expanded: ReadonlySet<string>
  /** Fetch the children here, where they aren't known. */
  onExpand: (id: string, open: boolean) => void
  chosenId?: string | undefined
  onChoose: (id: string) => void
  /** 30 in the rail, 36 in dialogs. */
  rowHeight?: 30 | 36
  /** For drop targets; called with null when the row goes. Set `data-drop-over` on it while something hovers. */
  rowRef?: (node: TreeNode, element: HTMLElement | null) => void
  onNodeMenu?: (node: TreeNode, event: MouseEvent) => void
  /** Every key the tree itself doesn't use (F2, Delete, the menu key). */
  onNodeKey?: (node: TreeNode, event: KeyboardEvent) => void
}

/** A tree of folders or places, all of it by keyboard; only one of its rows is a tab stop. */
export function TreeView(props: TreeViewProps) {
  const { label, roots, childrenOf, expanded, onExpand, chosenId, onChoose, rowHeight = 30 } = props
  const list = useRef<HTMLDivElement>(null)
  const [focusId, setFocusId] = useState<string>()
  const nodes = shownNodes(roots, expanded, childrenOf)
  const stop = [focusId, chosenId, nodes[0]?.id].find((id) => nodes.some((node) => node.id === id))
  const focus = (id: string) => {
    setFocusId(id)
    list.current?.querySelector<HTMLElement>(`[data-node-id="${CSS.escape(id)}"]`)?.focus()
  }
  const onKeyDown = (node: ShownNode, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return props.onNodeKey?.(node, event)
    const move = treeMove(event.key, nodes, nodes.indexOf(node), expanded)
    if (!move) return props.onNodeKey?.(node, event)
    event.preventDefault()
    if ('focus' in move) focus(move.focus)
    else if ('open' in move) onExpand(move.open, true)
    else if ('close' in move) onExpand(move.close, false)
    else onChoose(move.choose)
  }
  return (
    <div ref={list} role="tree" aria-label={label} className={classes.tree} data-height={rowHeight}>
      {nodes.map((node) => (
        <TreeRow
          key={node.id}
          tree={props}
          node={node}
          open={expanded.has(node.id)}
          chosen={node.id === chosenId}
          loading={node.hasChildren && expanded.has(node.id) && childrenOf(node.id) === undefined}
          stop={node.id === stop}
          onFocus={() => setFocusId(node.id)}
          onKeyDown={(event) => onKeyDown(node, event)}
        />
      ))}
    </div>
  )
}

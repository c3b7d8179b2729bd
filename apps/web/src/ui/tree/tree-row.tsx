import { IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { FolderIcon } from '../folder-icon.tsx'
import classes from './tree.module.css'
import type { ShownNode } from './tree-node.ts'
import type { TreeViewProps } from './tree-view-props.ts'

interface TreeRowProps {
  tree: TreeViewProps
  node: ShownNode
  /** Pixels from the tree's top, where only a part of the rows is drawn. */
  top: number | undefined
  open: boolean
  chosen: boolean
  loading: boolean
  stop: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One node: chevron, folder, name, and at the right what the caller gives. */
export function TreeRow({ tree, node, top, open, chosen, loading, stop, onFocus, onKeyDown }: TreeRowProps) {
  return (
    <div
      role="treeitem"
      className={classes.row}
      style={{ ['--level' as string]: node.level, top }}
      data-node-id={node.id}
      aria-level={node.level + 1}
      aria-posinset={node.place}
      aria-setsize={node.brothers}
      aria-expanded={node.hasChildren ? open : undefined}
      aria-selected={chosen}
      aria-disabled={node.disabled || undefined}
      aria-busy={loading || undefined}
      tabIndex={stop ? 0 : -1}
      ref={(element) => tree.rowRef?.(node, element)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={() => !node.disabled && !node.edit && tree.onChoose(node.id)}
      onContextMenu={(event) => tree.onNodeMenu?.(node, event)}
    >
      <Chevron node={node} open={open} loading={loading} onExpand={tree.onExpand} />
      {node.icon ?? <FolderIcon size={tree.rowHeight === 36 ? 16 : 17} />}
      {node.edit ?? (
        <span className={classes.name} title={node.name}>
          {node.name}
        </span>
      )}
      {node.aside && <span className={classes.aside}>{node.aside}</span>}
    </div>
  )
}

type ChevronProps = Pick<TreeRowProps, 'node' | 'open' | 'loading'> & Pick<TreeViewProps, 'onExpand'>

function Chevron({ node, open, loading, onExpand }: ChevronProps) {
  if (!node.hasChildren) return <span className={classes.chevron} />
  return (
    <span
      className={classes.chevron}
      data-open={open || undefined}
      data-loading={loading || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation()
        onExpand(node.id, !open)
      }}
    >
      <IconChevronRight size={14} stroke={1.8} />
    </span>
  )
}

import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import classes from './tree.module.css'
import { treeMove } from './tree-keys.ts'
import { type ShownNode, shownNodes } from './tree-node.ts'
import { TreeRow } from './tree-row.tsx'
import type { TreeViewProps } from './tree-view-props.ts'
import { useTreeWindow } from './use-tree-window.ts'

/** A tree of folders or places, all of it by keyboard; only one of its rows is a tab stop. */
export function TreeView(props: TreeViewProps) {
  const { label, roots, childrenOf, expanded, chosenId, startId, rowHeight = 30, scrollerId } = props
  const list = useRef<HTMLDivElement>(null)
  const [focusId, setFocusId] = useState<string>()
  const focus = useFocusSoon(list)
  const nodes = useMemo(() => shownNodes(roots, expanded, childrenOf), [roots, expanded, childrenOf])
  const stop = [focusId, chosenId, startId, nodes[0]?.id].find((id) => nodes.some((node) => node.id === id))
  const kept = nodes.findIndex((node) => node.id === stop)
  const shown = useTreeWindow({ list, count: nodes.length, rowHeight, scrollerId, kept })
  const rows = shown?.rows ?? nodes.map((_, index) => ({ index, top: undefined }))
  return (
    <div
      ref={list}
      role="tree"
      aria-label={label}
      className={classes.tree}
      data-height={rowHeight}
      data-windowed={shown !== undefined || undefined}
      style={shown && { height: shown.height }}
    >
      {rows.map(({ index, top }) => {
        const node = nodes[index]
        if (!node) return null
        return (
          <TreeRow
            key={node.id}
            tree={props}
            node={node}
            top={top}
            open={expanded.has(node.id)}
            chosen={node.id === chosenId}
            loading={node.hasChildren && expanded.has(node.id) && childrenOf(node.id) === undefined}
            stop={node.id === stop}
            onFocus={() => setFocusId(node.id)}
            onKeyDown={(event) =>
              press(event, { props, nodes, at: index }, (id) => {
                setFocusId(id)
                focus(id)
              })
            }
          />
        )
      })}
    </div>
  )
}

interface Pressed {
  props: TreeViewProps
  nodes: readonly ShownNode[]
  at: number
}

function press(event: KeyboardEvent, { props, nodes, at }: Pressed, focus: (id: string) => void): void {
  const node = nodes[at]
  if (!node) return
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
  const move = isPlain ? treeMove(event.key, nodes, at, props.expanded) : undefined
  if (!move) {
    props.onNodeKey?.(node, event)
    return
  }
  event.preventDefault()
  if ('focus' in move) focus(move.focus)
  else if ('open' in move) props.onExpand(move.open, true)
  else if ('close' in move) props.onExpand(move.close, false)
  else props.onChoose(move.choose)
}

/** Focuses a row once it is drawn: a row far away isn't yet. */
function useFocusSoon(list: { readonly current: HTMLElement | null }): (id: string) => void {
  const wanted = useRef<string>(undefined)
  const [, redraw] = useState(0)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-node-id="${CSS.escape(wanted.current)}"]`)?.focus()
    wanted.current = undefined
  })
  return (id) => {
    wanted.current = id
    redraw((count) => count + 1)
  }
}

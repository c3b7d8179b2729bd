import { listMove } from './list-move.ts'
import { onlyThis, type Selection, select, selectAll } from './selection.ts'

export type ListCommand = 'open' | 'preview' | 'rename' | 'trash' | 'details' | 'move' | 'menu' | 'filter'

/** A key with what was held beside it. */
export interface Press {
  key: string
  shift: boolean
  /** Ctrl, or ⌘. */
  ctrl: boolean
}

interface Listed {
  /** Ids as shown. */
  order: readonly string[]
  selection: Selection
  /** The row that the key was pressed on. */
  rowId: string | undefined
  /** How many cards stand abreast; 1 in a table. */
  perLine: number
}

/** What a key means in a list: another choice, another row to stand on, or a command for a row, or for none. */
export interface Meaning {
  select?: Selection
  focus?: string
  command?: ListCommand
  on?: string | undefined
}

const commands: Record<string, ListCommand> = {
  Enter: 'open',
  ' ': 'preview',
  F2: 'rename',
  Delete: 'trash',
  i: 'details',
  ContextMenu: 'menu',
}

/** The meaning of a key in a list; undefined where it has none, and the browser may have it. */
export function meaningOf(press: Press, list: Listed): Meaning | undefined {
  const { order, selection, perLine } = list
  const on = list.rowId ?? selection.anchor
  if (press.ctrl) return withCtrl(press.key.toLowerCase(), on, list)
  const to = listMove(press.key, { at: on ? order.indexOf(on) : -1, count: order.length, perLine })
  const next = to === undefined ? undefined : order[to]
  if (next !== undefined) return { focus: next, select: walked(next, press, list) }
  if (press.key === '/') return { command: 'filter', on }
  if (press.key === 'Escape') return selection.ids.size > 0 ? { select: { ids: new Set() } } : undefined
  if (press.key === 'F10' && press.shift) return { command: 'menu', on }
  const command = commands[press.key.length === 1 ? press.key.toLowerCase() : press.key]
  return command && on !== undefined ? { command, on } : undefined
}

const walked = (next: string, { shift }: Press, { order, selection }: Listed): Selection =>
  shift ? select(selection, order, next, { shift: true, ctrl: false }) : onlyThis(next)

function withCtrl(key: string, on: string | undefined, { order, selection }: Listed): Meaning | undefined {
  if (key === 'a' && order.length > 0) return { select: selectAll(order) }
  if (on === undefined) return undefined
  if (key === 'm') return { command: 'move', on }
  return key === ' ' ? { select: select(selection, order, on, { shift: false, ctrl: true }) } : undefined
}

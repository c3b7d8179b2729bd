import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Direction } from './table-parts.tsx'

export interface Column<Row> {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Pixels; the column without one takes what is left. */
  width?: number
  align?: 'left' | 'right'
  sortable?: boolean
  /** The name. Exactly one column. */
  main?: boolean
  /** Hidden while the table is narrower than so many pixels. */
  hideUnder?: 560 | 640 | 720 | 800 | 960
}

export interface Sorting {
  column: string
  direction: Direction
}

export interface Selecting<Row> {
  ids: ReadonlySet<string>
  /** `shift` extends from the last one, `ctrl` adds; a click on the box counts as `ctrl`. */
  onToggle: (row: Row, keys: { shift: boolean; ctrl: boolean }) => void
  onToggleAll: () => void
  allLabel: string
  label: (row: Row) => string
}

/** What a row shows on a phone. */
export interface PhoneRow {
  icon?: ReactNode
  name: ReactNode
  meta?: ReactNode
  /** The ⋮ button, 44 × 44. */
  menu?: ReactNode
}

export interface DataTableProps<Row> {
  /** What the table is, for readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  phoneRow: (row: Row) => PhoneRow
  /** 44, or 48 where the name has a second line. */
  rowHeight?: 44 | 48
  /** First and last cell 24 from the edge in place of 16. */
  wide?: boolean
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  selecting?: Selecting<Row>
  /** The row the keyboard stands on, and the one the details panel shows. */
  activeId?: string | undefined
  onActivate?: (row: Row) => void
  /** The page of a row, where its name is a link: a click opens it, and a middle click in another tab. */
  linkOf?: (row: Row) => string
  /** Enter, double click; on phones a tap. */
  onOpen?: (row: Row) => void
  /** Moves the focus where a list draws only some of its rows; says whether it did. Else the arrows go through all. */
  onWalk?: (row: Row, event: KeyboardEvent) => boolean
  /** Every other key on a row (F2, Delete, Space…), after the arrows were handled. */
  onRowKey?: (row: Row, event: KeyboardEvent) => void
  onRowMenu?: (row: Row, event: MouseEvent) => void
  /** For drag sources and drop targets; called with null when the row goes. */
  rowRef?: (row: Row, element: HTMLElement | null) => void
  /** Pixels of undrawn rows before and after, for virtual lists. */
  space?: { before: number; after: number }
}

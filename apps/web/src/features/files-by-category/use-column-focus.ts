import { useEffect, useRef } from 'react'
import { focusRow } from '../../list/rows.ts'
import { onlyThis } from '../../list/selection.ts'
import type { CategoryList } from './use-category-list.ts'

type ColumnName = 'groups' | 'categories' | 'documents'
const columns: readonly ColumnName[] = ['groups', 'categories', 'documents']

/** Leads the focus from column to column; into documents that are still on their way once they are there. */
export function useColumnFocus({ entries, listed, selecting }: CategoryList) {
  const isPending = listed.rows === undefined
  const root = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)
  const toDocuments = () => {
    const first = entries.find(({ id }) => selecting.ids.has(id)) ?? entries[0]
    if (!first) return
    selecting.set(onlyThis(first.id))
    focusRow(first.id)
  }
  const latest = useRef(toDocuments)
  latest.current = toDocuments
  useEffect(() => {
    if (isPending || !isAwaited.current) return
    isAwaited.current = false
    latest.current()
  }, [isPending])
  const into = (column: ColumnName) => {
    isAwaited.current = column === 'documents' && isPending
    if (column === 'documents') return toDocuments()
    const place = root.current?.children[columns.indexOf(column)]
    place?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()
  }
  return {
    root,
    into,
    leaveDocuments: () => {
      selecting.clear()
      into('categories')
    },
  }
}

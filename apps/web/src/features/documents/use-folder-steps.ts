import type { FolderStep } from '@sinupan/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { TreeNode } from '../../ui/tree/tree-node.ts'
import { stepsQuery } from './documents.api.ts'
import { learnPlaces } from './known-places.ts'

/** The folders of a unit as far as they are open: the top ones, and the children of `expanded`. Ids are texts. */
export function useFolderSteps(unitId: number, expanded: ReadonlySet<string>) {
  const open = [...expanded].map(Number).filter((id) => Number.isInteger(id) && id > 0)
  const top = useQuery(stepsQuery({ id: 0, unitId }))
  const below = useQueries({ queries: open.map((id) => stepsQuery({ id, unitId })) })
  const known = new Map<string, readonly FolderStep[]>()
  if (top.data) known.set('0', top.data.items)
  below.forEach(({ data }, index) => {
    if (data) known.set(String(open[index]), data.items)
  })
  for (const steps of known.values()) learnPlaces(steps, unitId)
  const all = new Map([...known.values()].flat().map((step) => [String(step.id), step]))
  return {
    roots: top.data?.items,
    error: top.error,
    refetch: top.refetch,
    /** Undefined while they are being fetched; a folder that can't be read has none. */
    stepsIn: (id: string) => known.get(id) ?? (below[open.indexOf(Number(id))]?.isError ? [] : undefined),
    stepOf: (id: string) => all.get(id),
  }
}

export const nodeOf = ({ id, name, childCount }: FolderStep): TreeNode => ({
  id: String(id),
  name,
  hasChildren: childCount > 0,
})

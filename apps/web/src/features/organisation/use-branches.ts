import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { campusesQuery } from '../choices/index.ts'
import { officesQuery, unitsOfOfficeQuery, unitsQuery } from './organisation.api.ts'
import { foundBranches, type Place } from './tree-branches.ts'

/** How many offices and units a filter shows. */
export const mostFound = 50

/**
 * The tree's branches: campuses at once, offices of a campus and units of an office when they are opened, so that
 * thousands of units cost nothing before one looks at them. With a filter what it finds, all open.
 */
export function useBranches(search: string) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const campuses = useQuery(campusesQuery())
  const only = campuses.data?.items.length === 1 ? [`c${campuses.data.items[0]?.id}`] : []
  const opened = new Set(only)
  for (const [id, isOpen] of toggled) isOpen ? opened.add(id) : opened.delete(id)
  const whole = useOpened(opened, search === '')
  const found = useFound(search)
  const shown = search ? found.of(campuses.data?.items ?? []) : undefined
  const closed = new Set([...toggled].flatMap(([id, isOpen]) => (isOpen ? [] : [id])))
  const expanded = shown ? new Set([...shown.open].filter((id) => !closed.has(id))) : opened
  return {
    campuses,
    isPending: campuses.isPending || (search !== '' && found.isPending),
    isCut: search !== '' && found.isCut,
    roots: shown?.roots ?? (campuses.data?.items ?? []).map((campus): Place => ({ kind: 'campus', campus })),
    childrenOf: (id: string) => (shown ? (shown.children.get(id) ?? []) : whole(id)),
    expanded,
    expand: (id: string, isOpen: boolean) => setToggled(new Map(toggled).set(id, isOpen)),
  }
}

const idsOf = (opened: ReadonlySet<string>, letter: string) =>
  [...opened].filter((id) => id.startsWith(letter)).map((id) => Number(id.slice(1)))

function useOpened(opened: ReadonlySet<string>, enabled: boolean) {
  const campusIds = idsOf(opened, 'c')
  const officeIds = idsOf(opened, 'o')
  const offices = useQueries({ queries: campusIds.map((campusId) => ({ ...officesQuery({ campusId }), enabled })) })
  const units = useQueries({ queries: officeIds.map((id) => ({ ...unitsOfOfficeQuery(id), enabled })) })
  const places = new Map<string, Place[] | undefined>()
  campusIds.forEach((id, at) => {
    places.set(
      `c${id}`,
      offices[at]?.data?.items.map((office) => ({ kind: 'office', office })),
    )
  })
  officeIds.forEach((id, at) => {
    places.set(
      `o${id}`,
      units[at]?.data?.items.map((unit) => ({ kind: 'unit', unit })),
    )
  })
  return (id: string) => places.get(id)
}

function useFound(search: string) {
  const enabled = search !== ''
  const offices = useQuery({ ...officesQuery({ search, pageSize: mostFound }), enabled })
  const units = useQuery({ ...unitsQuery({ search, pageSize: mostFound }), enabled })
  return {
    isPending: offices.isPending || units.isPending,
    isCut: (offices.data?.total ?? 0) > mostFound || (units.data?.total ?? 0) > mostFound,
    of: (campuses: Parameters<typeof foundBranches>[0]) =>
      foundBranches(campuses, offices.data?.items ?? [], units.data?.items ?? []),
  }
}

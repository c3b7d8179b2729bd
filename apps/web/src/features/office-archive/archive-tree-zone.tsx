import { IconBuilding, IconBuildingBank, IconSchool, IconTag } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import type { TreeNode } from '../../ui/tree/tree-node.ts'
import { TreeView } from '../../ui/tree/tree-view.tsx'
import { TreeZone } from '../../ui/tree/tree-zone.tsx'
import { campusesQuery, officesQuery, unitsQuery } from '../choices/index.ts'
import { type Branch, branchesOf, branchIdOf, categoryBranches } from './archive-tree.ts'
import { countsQuery } from './office-archive.api.ts'
import type { useArchivePlace } from './place.ts'
import { t } from './words.ts'

interface ArchiveTreeProps {
  /** The unit that one works in: the search ranks by it. */
  unitId: number
  place: ReturnType<typeof useArchivePlace>
}

const icons = { c: IconSchool, o: IconBuildingBank, u: IconBuilding, k: IconTag } as const
const kindOf = (id: string) => (id.includes('k') ? 'k' : (id[0] as 'c' | 'o' | 'u'))

/** Campus, office, unit and category in the rail. A unit's categories are asked for when it opens. */
export function ArchiveTree({ unitId, place }: ArchiveTreeProps) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const expanded = expandedOf(place, toggled)
  const branches = useBranches(unitId)
  const openUnits = [...expanded].flatMap((id) => (/^u\d+$/.test(id) ? [Number(id.slice(1))] : []))
  const facets = useQueries({ queries: openUnits.map((id) => countsQuery(unitId, id)) })
  const known = new Map<string, Branch>()
  const keep = (found: Branch[]): TreeNode[] =>
    found.map((branch) => {
      known.set(branch.id, branch)
      return nodeOf(branch)
    })
  const childrenOf = (id: string): TreeNode[] | undefined => {
    const { campusId = 0, officeId = 0, ...rest } = known.get(id)?.part ?? {}
    if (kindOf(id) === 'c') return keep(branches.officesOf(campusId))
    if (kindOf(id) === 'o') return keep(branches.unitsOf(campusId, officeId))
    const facet = facets[openUnits.indexOf(rest.unitId ?? 0)]?.data
    return facet && keep(categoryBranches({ campusId, officeId, ...rest }, facet.categories))
  }
  const roots = keep(branches.campuses)
  return (
    <TreeZone title={t('tree')}>
      <TreeView
        label={t('tree')}
        roots={roots}
        childrenOf={childrenOf}
        expanded={expanded}
        onExpand={(id, isOpen) => setToggled(new Map(toggled).set(id, isOpen))}
        chosenId={branchIdOf(place)}
        onChoose={(id) => place.goTo(known.get(id)?.part ?? {})}
      />
    </TreeZone>
  )
}

function useBranches(unitId: number) {
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  const offices = useQuery(officesQuery()).data?.items ?? []
  const units = useQuery(unitsQuery()).data?.items ?? []
  const counts = useQuery(countsQuery(unitId)).data?.units
  return branchesOf({ campuses, offices, units, counts })
}

// What leads to the chosen part is open, unless somebody closed it.
function expandedOf({ campusId, officeId, unitId }: ArchiveTreeProps['place'], toggled: ReadonlyMap<string, boolean>) {
  const way = [
    ...(campusId === undefined ? [] : [`c${campusId}`]),
    ...(officeId === undefined ? [] : [`o${officeId}`]),
    ...(unitId === undefined ? [] : [`u${unitId}`]),
  ]
  const open = new Set(way)
  for (const [id, isOpen] of toggled) {
    if (isOpen) open.add(id)
    else open.delete(id)
  }
  return open
}

function nodeOf({ id, name, count }: Branch): TreeNode {
  const kind = kindOf(id)
  const Icon = icons[kind]
  return {
    id,
    name,
    hasChildren: kind !== 'k',
    icon: <Icon size={17} stroke={1.6} color="var(--second-text)" aria-hidden="true" />,
    ...(count !== undefined && { aside: formatCount(count) }),
  }
}

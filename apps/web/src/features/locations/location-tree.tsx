import type { FileLocation } from '@sinupan/contract'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import type { TreeNode } from '../../ui/tree/tree-node.ts'
import { TreeView } from '../../ui/tree/tree-view.tsx'
import { TreeZone } from '../../ui/tree/tree-zone.tsx'
import { KindIcon } from '../placing/index.ts'
import { levelQuery } from './locations.api.ts'
import classes from './locations.module.css'
import { t } from './words.ts'

interface InTreeProps {
  unitId: number
  /** The way to the place that shows, itself the last: it opens by itself. */
  path: readonly number[]
}

/** The unit's places in the rail, each with how many documents stand in it and below. */
export function InTree({ unitId, path }: InTreeProps) {
  const navigate = useNavigate()
  const [moved, setMoved] = useState<ReadonlyMap<string, boolean>>(new Map())
  const open = new Set(path.slice(0, -1).map(String))
  for (const [id, isOpen] of moved) {
    if (isOpen) open.add(id)
    else open.delete(id)
  }
  const asked = [0, ...[...open].map(Number)]
  const levels = useQueries({ queries: asked.map((id) => levelQuery(unitId, id)) })
  const known = new Map(asked.map((id, index) => [String(id), levels[index]?.data?.locations?.items]))
  const all = new Map([...known.values()].flatMap((ones) => ones ?? []).map((place) => [String(place.id), place]))
  return (
    <Into slot="tree">
      <TreeZone title={t('places')}>
        <TreeView
          label={t('places')}
          roots={known.get('0')?.map(nodeOf) ?? []}
          childrenOf={(id) => known.get(id)?.map(nodeOf)}
          expanded={open}
          onExpand={(id, isOpen) => setMoved(new Map(moved).set(id, isOpen))}
          chosenId={path.at(-1) === undefined ? undefined : String(path.at(-1))}
          onChoose={(id) => {
            const place = all.get(id)
            if (place) void navigate(paths.location(place.routeId))
          }}
        />
      </TreeZone>
    </Into>
  )
}

const nodeOf = ({ id, location, kind, childCount, fileCount }: FileLocation): TreeNode => ({
  id: String(id),
  name: location,
  hasChildren: childCount > 0,
  icon: <KindIcon kind={kind} size={17} />,
  ...(fileCount > 0 && { aside: <span className={classes.count}>{formatCount(fileCount)}</span> }),
})

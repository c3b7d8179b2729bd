import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { ActMenu, type MenuPlace } from '../../list/act-menu.tsx'
import { type Acts, run } from '../../list/acts.ts'
import { useAddress } from '../../list/address.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { NewButton } from '../../list/new-button.tsx'
import { isMenuKey, placeOf, under } from '../../list/row-acts.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Bar } from '../../ui/states/skeletons.tsx'
import type { TreeNode } from '../../ui/tree/tree-node.ts'
import { TreeView } from '../../ui/tree/tree-view.tsx'
import { NewPlaceMenu, newCampus } from './new-places.tsx'
import classes from './organisation.module.css'
import { places } from './places-address.ts'
import { RenameHere } from './rename-here.tsx'
import { settingsTabs } from './settings-tabs.ts'
import { nameOf, nodeIdOf, type Place } from './tree-branches.ts'
import { placeNode } from './tree-place-node.tsx'
import { ChosenUnit, useChosenUnit } from './unit-panel.tsx'
import { mostFound, useBranches } from './use-branches.ts'
import { usePlaceActs } from './use-place-acts.tsx'
import { t } from './words.ts'

/** Campus, office and unit as one tree that edits all: names in place, the rest by menus and keys. */
export function TreePage() {
  const [{ search }, go] = useAddress(places)
  return (
    <ListScreen
      title={t('title')}
      tabs={settingsTabs()}
      active="tree"
      main={<NewPlaceMenu />}
      filter={{ label: t('filterTree'), value: search, onChange: (next) => go({ search: next }) }}
    >
      <OrganisationTree search={search} />
    </ListScreen>
  )
}

interface OpenMenu {
  at: MenuPlace
  title: string
  acts: Acts
}

const keys: Record<string, string> = { F2: 'rename', Delete: 'remove', Insert: 'inside' }

function OrganisationTree({ search }: { search: string }) {
  const branches = useBranches(search)
  const unit = useChosenUnit()
  const [renaming, setRenaming] = useState<string>()
  const [menu, setMenu] = useState<OpenMenu>()
  const acts = usePlaceActs({ onPeople: ({ id }) => unit.choose(id), rename: setRenaming })
  const known = new Map<string, Place>()
  const actsOf = (place: Place): Acts => {
    if (place.kind === 'campus') return acts.ofCampus(place.campus)
    return place.kind === 'office' ? acts.ofOffice(place.office) : acts.ofUnit(place.unit)
  }
  const open = (place: Place, at: MenuPlace) => setMenu({ at, title: nameOf(place), acts: actsOf(place) })
  const nodesOf = (places: readonly Place[]): TreeNode[] =>
    places.map((place) => {
      const id = nodeIdOf(place)
      known.set(id, place)
      const node = placeNode(place, (event) => open(place, placeOf(event)))
      return id === renaming
        ? { ...node, edit: <RenameHere place={place} onClose={() => setRenaming(undefined)} /> }
        : node
    })
  const onMenu = (node: TreeNode, event: MouseEvent) => {
    const place = known.get(node.id)
    event.preventDefault()
    if (place) open(place, { x: event.clientX, y: event.clientY })
  }
  const onKey = (node: TreeNode, event: KeyboardEvent) => {
    const place = known.get(node.id)
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return
    if (isMenuKey(event)) {
      event.preventDefault()
      return open(place, under(event.currentTarget))
    }
    const id = keys[event.key]
    if (!id) return
    event.preventDefault()
    run(actsOf(place), id)
  }
  const choose = (id: string) => {
    const place = known.get(id)
    if (place?.kind === 'unit') unit.choose(place.unit.id)
    else branches.expand(id, !branches.expanded.has(id))
  }
  const { error, refetch } = branches.campuses
  if (error) return <LoadFailure title={t('campusesFailed')} error={error} onRetry={() => void refetch()} />
  if (branches.isPending) return <TreeSkeleton />
  if (branches.roots.length === 0) return <Nothing search={search} />
  return (
    <>
      <div className={classes.tree}>
        <TreeView
          label={t('treeLabel')}
          rowHeight={36}
          scrollerId="content"
          roots={nodesOf(branches.roots)}
          childrenOf={(id) => {
            const children = branches.childrenOf(id)
            return children && nodesOf(children)
          }}
          expanded={branches.expanded}
          onExpand={branches.expand}
          chosenId={unit.id === undefined ? undefined : `u${unit.id}`}
          onChoose={choose}
          onNodeMenu={onMenu}
          onNodeKey={onKey}
        />
      </div>
      <p className={classes.treeKeys}>{branches.isCut ? t('moreFound', { count: mostFound }) : t('treeKeys')}</p>
      {menu && <ActMenu {...menu} onClose={() => setMenu(undefined)} />}
      <ChosenUnit {...unit} />
    </>
  )
}

const skeletonWidths = [180, 240, 210, 260, 190, 230]

const TreeSkeleton = () => (
  <div className={classes.skeleton} role="status" aria-label={t('loading')} aria-busy="true">
    {skeletonWidths.map((width) => (
      <span key={width} className={classes.skeletonRow}>
        <Bar width={width} />
      </span>
    ))}
  </div>
)

function Nothing({ search }: { search: string }) {
  if (search) return <EmptyState drawing="search" title={t('nothingFound', { search })} line={t('nothingFoundLine')} />
  return (
    <EmptyState
      drawing="place"
      title={t('noCampuses')}
      line={t('noCampusesLine')}
      action={<NewButton onClick={newCampus}>{t('newCampus')}</NewButton>}
    />
  )
}

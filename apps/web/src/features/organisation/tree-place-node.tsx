import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useIsPhone } from '../../ui/media.ts'
import { Pill } from '../../ui/pill.tsx'
import type { TreeNode } from '../../ui/tree/tree-node.ts'
import classes from './organisation.module.css'
import { placeIcons } from './place-name.tsx'
import { nameOf, nodeIdOf, type Place } from './tree-branches.ts'
import { t } from './words.ts'

/** A campus, an office or a unit as the tree shows it: what it holds at the right, and its menu. */
export function placeNode(place: Place, onMenu: (event: MouseEvent) => void): TreeNode {
  const Icon = placeIcons[place.kind]
  return {
    id: nodeIdOf(place),
    name: nameOf(place),
    hasChildren: hasChildren(place),
    icon: <Icon size={17} stroke={1.6} color="var(--second-text)" aria-hidden="true" />,
    aside: <Aside place={place} onMenu={onMenu} />,
  }
}

// An office that only a unit's search has named holds at least that one.
const hasChildren = (place: Place): boolean => {
  if (place.kind === 'campus') return place.campus.officeCount > 0
  return place.kind === 'office' && (place.office.deliveryUnitCount > 0 || place.office.version === 0)
}

function Aside({ place, onMenu }: { place: Place; onMenu: (event: MouseEvent) => void }) {
  const phone = useIsPhone()
  return (
    <span className={classes.treeAside}>
      <Held place={place} isPhone={phone} />
      <ActionIcon
        size={phone ? 44 : 28}
        tabIndex={-1}
        aria-label={t('actionsFor', { name: nameOf(place) })}
        onClick={(event) => {
          event.stopPropagation()
          onMenu(event)
        }}
      >
        <IconDotsVertical size={16} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
    </span>
  )
}

function Held({ place, isPhone }: { place: Place; isPhone: boolean }) {
  if (place.kind === 'campus') return t('officeTotal', { count: place.campus.officeCount })
  if (place.kind === 'office')
    return place.office.version > 0 ? t('unitTotal', { count: place.office.deliveryUnitCount }) : null
  const { isCRU, memberCount } = place.unit
  return (
    <>
      {isCRU && !isPhone && <Pill tone="info">{t('centralRecords')}</Pill>}
      {t('memberTotal', { count: memberCount })}
    </>
  )
}

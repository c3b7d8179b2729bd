import { IconBuilding, IconBuildingBank, IconSchool } from '@tabler/icons-react'
import classes from './organisation.module.css'

export const placeIcons = { campus: IconSchool, office: IconBuildingBank, unit: IconBuilding } as const

/** The name of a campus, an office or a unit with its sign. */
export function PlaceName({ kind, children }: { kind: keyof typeof placeIcons; children: string }) {
  const Icon = placeIcons[kind]
  return (
    <span className={classes.name}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.nameText} title={children}>
        {children}
      </span>
    </span>
  )
}

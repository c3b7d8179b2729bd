import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './menu-act.module.css'

interface MenuChoiceProps {
  /** 18 px. */
  icon?: ReactNode
  children: ReactNode
  checked: boolean
  onChoose: () => void
  /** The menu closes with the choice; else one may try several. */
  closes?: boolean
}

/** One of several in a menu, of which one holds: said as such to readers, with a tick for who sees it. */
export function MenuChoice({ icon, children, checked, onChoose, closes = false }: MenuChoiceProps) {
  return (
    <Menu.RadioItem
      value=""
      checked={checked}
      closeMenuOnClick={closes}
      onChange={onChoose}
      // Its own mark would stand before the icon and move the words.
      classNames={{ itemIndicator: classes.mark ?? '' }}
      rightSection={checked && <IconCheck size={18} stroke={1.6} aria-hidden="true" />}
    >
      <span className={classes.choice}>
        {icon}
        <span>{children}</span>
      </span>
    </Menu.RadioItem>
  )
}

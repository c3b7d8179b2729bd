import { Menu } from '@mantine/core'
import { Fragment } from 'react'
import { BottomSheet, SheetAction } from '../ui/bottom-sheet.tsx'
import { useFocusReturn } from '../ui/focus-return.ts'
import { useIsPhone } from '../ui/media.ts'
import { MenuAct } from '../ui/menu-act.tsx'
import type { Acts } from './acts.ts'
import classes from './list-area.module.css'
import { t } from './words.ts'

const icon = { size: 18, stroke: 1.6, 'aria-hidden': 'true' } as const

/** The items of a menu, in groups with lines between them. */
export function ActItems({ acts }: { acts: Acts }) {
  return acts
    .filter((group) => group.length > 0)
    .map((group, index) => (
      <Fragment key={group[0]?.id}>
        {index > 0 && <Menu.Divider />}
        {group.map(({ id, label, icon: Icon, run, shortcut, refused, danger }) => (
          <MenuAct
            key={id}
            icon={<Icon {...icon} />}
            onClick={run}
            shortcut={shortcut}
            refused={refused}
            danger={danger === true && !refused}
          >
            {label}
          </MenuAct>
        ))}
      </Fragment>
    ))
}

export interface MenuPlace {
  x: number
  y: number
}

interface ActMenuProps {
  /** Where it was asked for, in pixels of the window. */
  at: MenuPlace
  /** What it acts on: the sheet's title on phones. */
  title: string
  acts: Acts
  onClose: () => void
}

/** A menu where the pointer is; on phones a sheet from below. */
export function ActMenu({ at, title, acts, onClose }: ActMenuProps) {
  const phone = useIsPhone()
  useFocusReturn(!phone)
  if (phone) return <ActSheet title={title} acts={acts} onClose={onClose} />
  return (
    <Menu opened onChange={(isOpen) => !isOpen && onClose()} position="bottom-start" offset={0} returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
          className={classes.point}
          data-fleeting
          style={{ left: at.x, top: at.y }}
          aria-label={title}
          tabIndex={-1}
        />
      </Menu.Target>
      <Menu.Dropdown onContextMenu={(event) => event.preventDefault()}>
        <ActItems acts={acts} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Acts as a sheet from below. */
export function ActSheet({ title, acts, onClose }: Omit<ActMenuProps, 'at'>) {
  return (
    <BottomSheet opened onClose={onClose} title={title} closeLabel={t('close')}>
      {acts
        .filter((group) => group.length > 0)
        .map((group) => (
          <div key={group[0]?.id} className={classes.sheetGroup}>
            {group.map(({ id, label, icon: Icon, run, refused, danger }) => (
              <SheetAction
                key={id}
                icon={<Icon size={20} stroke={1.6} aria-hidden="true" />}
                refused={refused}
                danger={danger === true && !refused}
                onClick={() => {
                  onClose()
                  run()
                }}
              >
                {label}
              </SheetAction>
            ))}
          </div>
        ))}
    </BottomSheet>
  )
}

import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import classes from './public-shell.module.css'
import type { PublicShellProps } from './public-shell-props.ts'

type PhoneMenuProps = Pick<PublicShellProps, 'links' | 'activeId' | 'end' | 'words'>

/** The links behind one 44 px button, unfolding under the header. Escape folds them again. */
export function PhoneMenu({ links, activeId, end, words }: PhoneMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
  const Icon = open ? IconX : IconMenu2
  return (
    <>
      <ActionIcon
        size={44}
        className={classes.burger}
        aria-label={open ? words.closeMenu : words.openMenu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <nav id={id} className={classes.sheet} aria-label={words.nav} hidden={!open}>
        {links.map((link) => (
          <Link
            key={link.id}
            className={classes.sheetLink}
            to={link.to}
            aria-current={link.id === activeId ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            {link.label}
          </Link>
        ))}
        {end && <div className={classes.sheetEnd}>{end}</div>}
      </nav>
    </>
  )
}

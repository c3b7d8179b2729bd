import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconBell, IconBuilding, IconMenu2, IconSearch, IconSelector } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { KeyCap } from '../key-cap.tsx'
import classes from './top-bar.module.css'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'>

/** Looks like a search field and opens the palette. `shortcut` is the key's name on this machine ('Ctrl K', '⌘K'). */
export function SearchBox({ text, shortcut, ...rest }: ButtonProps & { text: string; shortcut: string }) {
  return (
    <UnstyledButton {...rest} className={classes.box}>
      <IconSearch size={16} stroke={1.8} aria-hidden="true" />
      <span className={classes.boxText}>{text}</span>
      <KeyCap>{shortcut}</KeyCap>
    </UnstyledButton>
  )
}

/** The unit one works in; a menu target where there are several (`switchable`), else plain text. */
export function UnitButton({ name, switchable, ...rest }: ButtonProps & { name: string; switchable: boolean }) {
  const inside = (
    <>
      <IconBuilding size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.unitName}>{name}</span>
    </>
  )
  if (!switchable) return <span className={classes.unit}>{inside}</span>
  return (
    <UnstyledButton {...rest} className={classes.unit}>
      {inside}
      <IconSelector size={16} stroke={1.6} aria-hidden="true" />
    </UnstyledButton>
  )
}

/** The bell; `label` says the number too ('Notifications, 2 new'). */
export function BellButton({
  label,
  unread,
  size = 32,
  ...rest
}: ButtonProps & { label: string; unread: boolean; size?: number }) {
  return (
    <span className={classes.bell}>
      <ActionIcon size={size} aria-label={label} title={label} {...rest}>
        <IconBell size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      {unread && <span className={classes.unread} />}
    </span>
  )
}

interface AccountButtonProps {
  initials: string
  label: string
  /** The address of the person's picture. */
  picture?: string | null | undefined
}

/** The account menu's target. The label begins with the initials, which can be seen (WCAG 2.5.3). */
export function AccountButton({ initials, label, picture, ...rest }: ButtonProps & AccountButtonProps) {
  return (
    <UnstyledButton aria-label={picture ? label : `${initials}, ${label}`} {...rest} className={classes.account}>
      {picture ? <img src={picture} alt="" /> : initials}
    </UnstyledButton>
  )
}

interface PhoneBarProps {
  menuLabel: string
  onMenu: () => void
  /** The page's heading, as `<h1>`. */
  title: ReactNode
  /** 44 × 44 buttons. */
  end?: ReactNode
}

/** The bar on phones: menu, title, search, bell. */
export function PhoneBar({ menuLabel, onMenu, title, end }: PhoneBarProps) {
  return (
    <header className={classes.phone}>
      <ActionIcon size={44} aria-label={menuLabel} onClick={onMenu}>
        <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <div className={classes.phoneTitle}>{title}</div>
      <div className={classes.phoneEnd}>{end}</div>
    </header>
  )
}

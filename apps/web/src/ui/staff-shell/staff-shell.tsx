import { Drawer } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import '../mantine-more.css'
import { useIsPhone } from '../media.ts'
import { CollapsedRail } from './collapsed-rail.tsx'
import type { NavGroup, NavState } from './nav-types.ts'
import { Rail } from './rail.tsx'
import { RailHandle } from './rail-handle.tsx'
import classes from './staff-shell.module.css'
import { type Brand, TopBar } from './top-bar.tsx'
import { PhoneBar } from './top-bar-parts.tsx'

export interface StaffShellProps {
  brand: Brand
  nav: readonly NavGroup[]
  navState: NavState
  /** Folders or places under the screens. */
  tree?: ReactNode
  /** Open, or 56 px of icons; on phones whether the drawer shows. */
  railOpen: boolean
  onRailOpen: (open: boolean) => void
  railWidth: number
  onRailResize: (width: number) => void
  /** Unit switcher, search box, and help, bell, account. */
  bar: { start?: ReactNode; search?: ReactNode; end?: ReactNode }
  /** A phone's bar, and what stands over and under the screens in its drawer: the unit switcher, the way out. */
  phone: { title: ReactNode; end?: ReactNode; overMenu?: ReactNode; underMenu?: ReactNode }
  /** In place of the phone's bar while rows are selected. */
  phoneSelection?: ReactNode
  /** Details panel at the right of the content. */
  details?: ReactNode
  /** Counts and size, from the server. */
  footer?: ReactNode
  children: ReactNode
  words: {
    nav: string
    toggleRail: string
    openMenu: string
    closeMenu: string
    resizeRail: string
    content: string
    skip: string
  }
}

/** The frame of every signed-in screen. It lays out; what stands in it, and what is remembered, is the caller's. */
export function StaffShell(props: StaffShellProps) {
  const phone = useIsPhone()
  const { railOpen, railWidth, words, footer } = props
  const width: CSSProperties = { ['--rail' as string]: `${railOpen ? railWidth : 56}px` }
  return (
    <div className={classes.shell} style={width} data-phone={phone || undefined}>
      <a className={classes.skip} href="#content">
        {words.skip}
      </a>
      {phone ? <PhoneTop {...props} /> : <WideTop {...props} />}
      <div className={classes.middle}>
        <main id="content" data-scrolls="" className={classes.content} tabIndex={-1} aria-label={words.content}>
          {props.children}
        </main>
        {footer && <footer className={classes.footer}>{footer}</footer>}
      </div>
      {props.details}
    </div>
  )
}

function WideTop({
  brand,
  nav,
  navState,
  tree,
  railOpen,
  onRailOpen,
  railWidth,
  onRailResize,
  bar,
  words,
}: StaffShellProps) {
  return (
    <>
      <TopBar
        brand={brand}
        toggleLabel={words.toggleRail}
        railOpen={railOpen}
        onToggleRail={() => onRailOpen(!railOpen)}
        {...bar}
      />
      <section className={classes.rail} aria-label={words.nav}>
        {railOpen ? (
          <Rail label={words.nav} groups={nav} tree={tree} {...navState} />
        ) : (
          <CollapsedRail label={words.nav} groups={nav} activeId={navState.activeId} />
        )}
        {railOpen && <RailHandle label={words.resizeRail} width={railWidth} onResize={onRailResize} />}
      </section>
    </>
  )
}

function PhoneTop({ brand, nav, navState, tree, railOpen, onRailOpen, phone, phoneSelection, words }: StaffShellProps) {
  return (
    <>
      {phoneSelection ?? (
        <PhoneBar menuLabel={words.openMenu} onMenu={() => onRailOpen(true)} title={phone.title} end={phone.end} />
      )}
      <Drawer
        opened={railOpen}
        onClose={() => onRailOpen(false)}
        title={brand.institution}
        size={300}
        padding={16}
        closeButtonProps={{ 'aria-label': words.closeMenu }}
        classNames={{
          content: classes.drawer,
          header: classes.drawerHeader,
          title: classes.drawerTitle,
          body: classes.drawerBody,
        }}
      >
        {phone.overMenu && <div className={classes.overMenu}>{phone.overMenu}</div>}
        <Rail label={words.nav} groups={nav} tree={tree} {...navState} onNavigate={() => onRailOpen(false)} />
        {phone.underMenu && <div className={classes.underMenu}>{phone.underMenu}</div>}
      </Drawer>
    </>
  )
}

import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useEndOfFirstFrame } from '../frame/first-frame.ts'
import { t } from '../frame/words.ts'
import { closeDialogs, DialogHost } from '../lib/dialogs.tsx'
import { scrollToTop } from '../lib/scroll-top.ts'
import classes from './root.module.css'

/** Around every screen: each navigation begins at the top, with the focus on the new content and no dialog left open. */
export function Root() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEndOfFirstFrame()
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    closeDialogs()
    scrollToTop()
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <NavigationBar />
      <Outlet />
      <DialogHost />
    </>
  )
}

/** A thin bar at the top while the next screen is on its way; a quick one shows nothing. */
function NavigationBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={classes.bar} role="progressbar" aria-label={t('loading')} />
}

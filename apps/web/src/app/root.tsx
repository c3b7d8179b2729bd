import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useEndOfFirstFrame } from '../frame/first-frame.ts'
import { closeDialogs, DialogHost } from '../lib/dialogs.tsx'
import { scrollToTop } from '../lib/scroll-top.ts'
import { NavigationBar } from './navigation-bar.tsx'

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

import { getMe } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { InstitutionMark } from '../frame/brand.tsx'
import { useInstitution } from '../frame/institution.tsx'
import { activeEntry, navigationFor } from '../frame/navigation.ts'
import { SlotsProvider, useSlotPlace } from '../frame/slots.tsx'
import { t } from '../frame/words.ts'
import { usePermissions } from '../lib/access-list.ts'
import { useCurrentUser } from '../lib/account.ts'
import { bringPartsWhenIdle } from '../lib/chunk.ts'
import { localStore } from '../lib/local-store.ts'
import { paths } from '../lib/paths.ts'
import { useRail } from '../lib/preferences.ts'
import { query } from '../lib/query.ts'
import { toStoredUser } from '../lib/stored-user.ts'
import { useIsPhone, useMedia } from '../ui/media.ts'
import { StaffShell } from '../ui/staff-shell/staff-shell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import { useNavCounts } from './nav-counts.ts'
import { PaletteBox, PaletteButton } from './palette-box.tsx'
import { PhoneAccount } from './phone-account.tsx'
import { UnitSwitcher } from './unit-switcher.tsx'

/** The frame of everything behind the sign-in. Once the account is gone it stands empty until the way out is found. */
export function StaffFrame() {
  const user = useCurrentUser()
  if (!user) return null
  return (
    <SlotsProvider>
      <Frame />
    </SlotsProvider>
  )
}

function Frame() {
  useFreshUser()
  useEffect(bringPartsWhenIdle, [])
  const { institutionName } = useInstitution()
  const { pathname, search } = useLocation()
  const phone = useIsPhone()
  const activeId = activeEntry(pathname)
  const permissions = usePermissions()
  const nav = navigationFor(permissions, useNavCounts(permissions), phone)
  const rail = useRailState(activeId)
  const [tree, details, footer, tray, title, selection, acts] = [
    useSlotPlace('tree'),
    useSlotPlace('details'),
    useSlotPlace('footer'),
    useSlotPlace('tray'),
    useSlotPlace('title'),
    useSlotPlace('selection'),
    useSlotPlace('acts'),
  ]
  return (
    <StaffShell
      brand={{
        mark: <InstitutionMark size={32} />,
        product: t('product'),
        institution: institutionName,
        to: paths.archive(),
      }}
      nav={nav}
      navState={{
        activeId,
        folded: rail.folded,
        onFold: rail.fold,
        treeHasHighlight: isInTree(activeId, pathname, search),
      }}
      tree={tree}
      railOpen={rail.isOpen}
      onRailOpen={rail.setOpen}
      railWidth={rail.width}
      onRailResize={rail.setWidth}
      bar={{ start: <UnitSwitcher />, search: <PaletteBox />, end: <BarEnd /> }}
      phone={{
        title: title ?? <h1>{labelOf(nav, activeId)}</h1>,
        end: <PhoneEnd acts={acts} />,
        overMenu: <UnitSwitcher onChosen={() => rail.setOpen(false)} />,
        underMenu: <PhoneAccount />,
      }}
      phoneSelection={selection}
      details={details}
      footer={footer}
      words={{
        nav: t('nav'),
        toggleRail: t('toggleRail'),
        openMenu: t('openMenu'),
        closeMenu: t('closeMenu'),
        resizeRail: t('resizeRail'),
        content: t('content'),
        skip: t('skip'),
      }}
    >
      <Outlet />
      {tray}
    </StaffShell>
  )
}

/** Whether the tree under the screens shows where one is; then the screen's own entry is not filled (look, 5). */
function isInTree(activeId: string | undefined, pathname: string, search: string): boolean {
  if (activeId === 'my-office') return pathname.toLowerCase() !== paths.myOffice()
  return activeId === 'office-archive' && /[?&](campus|office|unit)=/.test(search)
}

const labelOf = (nav: ReturnType<typeof navigationFor>, id: string | undefined) =>
  nav.flatMap((group) => group.items).find((item) => item.id === id)?.label ?? t('product')

const BarEnd = () => (
  <>
    <Bell />
    <AccountMenu />
  </>
)

const PhoneEnd = ({ acts }: { acts: ReactNode }) => (
  <>
    <PaletteButton />
    <Bell size={44} />
    {acts}
  </>
)

/** Screens that need the width: their rail is folded under 1440 px, unless the person opened it there (look, 5). */
const wideScreens = new Set(['posting-review', 'expired-documents'])

function useRailState(activeId = '') {
  const phone = useIsPhone()
  const isRoomy = useMedia('(min-width: 90em)')
  const isWide = wideScreens.has(activeId)
  const rail = useRail(isWide ? activeId : 'usual', isRoomy || !isWide)
  const [isDrawerOpen, openDrawer] = useState(false)
  return phone ? { ...rail, isOpen: isDrawerOpen, setOpen: openDrawer } : rail
}

/** Duties and units change while one is signed in; what is stored follows. */
function useFreshUser(): void {
  const { data } = useQuery({ ...query(getMe), staleTime: 300_000 })
  useEffect(() => {
    if (!data) return
    const stored = toStoredUser(data)
    if (JSON.stringify(stored) !== JSON.stringify(localStore.get('USER'))) localStore.set('USER', stored)
  }, [data])
}

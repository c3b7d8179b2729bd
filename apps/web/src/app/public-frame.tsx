import { Button } from '@mantine/core'
import { Link, Outlet, useLocation } from 'react-router'
import { InstitutionMark } from '../frame/brand.tsx'
import { useInstitution } from '../frame/institution.tsx'
import { usePageLanguage } from '../frame/language.ts'
import { LanguageChoice } from '../frame/language-choice.tsx'
import { t } from '../frame/public-words.ts'
import { useCurrentUser } from '../lib/account.ts'
import { paths } from '../lib/paths.ts'
import { PublicShell } from '../ui/public-shell/public-shell.tsx'

/** The frame of everything that needs no sign-in. */
export function PublicFrame() {
  const { institutionName } = useInstitution()
  const { pathname } = useLocation()
  usePageLanguage()
  return (
    <PublicShell
      mark={<InstitutionMark />}
      institution={institutionName}
      line={t('productLine')}
      homeTo={paths.publicSearch()}
      links={[
        { id: 'search', label: t('searchPublic'), to: paths.publicSearch() },
        { id: 'request', label: t('requestDocument'), to: paths.documentRequest() },
        { id: 'status', label: t('checkRequest'), to: paths.documentRequestStatus() },
      ]}
      activeId={activeOf(pathname)}
      end={<WayIn />}
      footer={
        <>
          <Link to={paths.requestStatistics()}>{t('requestStatistics')}</Link>
          <LanguageChoice />
        </>
      }
      words={{ nav: t('nav'), openMenu: t('openMenu'), closeMenu: t('closeMenu'), skip: t('skip') }}
    >
      <Outlet />
    </PublicShell>
  )
}

function activeOf(pathname: string): string | undefined {
  if (pathname === '/' || pathname.startsWith('/public-search')) return 'search'
  if (pathname === paths.documentRequest()) return 'request'
  return pathname === paths.documentRequestStatus() ? 'status' : undefined
}

function WayIn() {
  const user = useCurrentUser()
  return (
    <Button variant="default" component={Link} to={user ? paths.archive() : paths.signIn()}>
      {user ? t('openArchive') : t('signIn')}
    </Button>
  )
}

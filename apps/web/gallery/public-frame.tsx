import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PublicShell } from '../src/ui/public-shell/public-shell.tsx'
import { Seal } from '../src/ui/seal.tsx'

const LINKS = [
  { id: 'search', label: 'Search', to: '/home' },
  { id: 'request', label: 'Request a document', to: '/results' },
  { id: 'check', label: 'Check a request', to: '/results' },
]

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <PublicShell
      mark={<Seal size={44} />}
      institution="Haraya State University"
      line="Sinupan · University records"
      homeTo="/home"
      links={LINKS}
      activeId="search"
      end={
        <Button variant="default" component={Link} to="/sign-in">
          Sign in
        </Button>
      }
      footer={
        <>
          <span>Haraya State University</span>
          <Link to="/home">Privacy notice</Link>
          <span>Sinupan</span>
        </>
      }
      words={{ nav: 'Main', openMenu: 'Menu', closeMenu: 'Close the menu', skip: 'Skip to the content' }}
    >
      {children}
    </PublicShell>
  )
}

import type { ReactNode } from 'react'

export interface PublicLink {
  id: string
  label: string
  to: string
}

export interface PublicShellProps {
  /** The institution's logo, or `<Seal size={44} />`; scaled to 36 on phones. */
  mark: ReactNode
  institution: string
  /** Under the institution: 'Sinupan · University records'. */
  line: string
  homeTo: string
  links: readonly PublicLink[]
  activeId?: string | undefined
  /** 'Sign in' as outlined button, or the account. */
  end?: ReactNode
  footer?: ReactNode
  children: ReactNode
  words: { nav: string; openMenu: string; closeMenu: string; skip: string }
}

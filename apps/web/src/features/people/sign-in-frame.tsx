import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { InstitutionMark } from '../../frame/brand.tsx'
import { useInstitution } from '../../frame/institution.tsx'
import { usePageLanguage } from '../../frame/language.ts'
import { LanguageChoice } from '../../frame/language-choice.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { SignInShell } from '../../ui/sign-in-shell.tsx'
import { t } from './words.ts'

interface SignInFrameProps {
  title: string
  lead?: string
  children: ReactNode
}

/** The frame of signing in and of passwords, with the institution's name and the way to the public records. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const { institutionName } = useInstitution()
  useTitle(title)
  usePageLanguage()
  return (
    <SignInShell
      mark={<InstitutionMark />}
      institution={institutionName}
      line={t('productLine')}
      homeTo={paths.publicSearch()}
      title={title}
      lead={lead}
      footer={
        <>
          <Anchor component={Link} to={paths.publicSearch()} inherit>
            {t('searchPublic')}
          </Anchor>
          <LanguageChoice />
        </>
      }
    >
      {children}
    </SignInShell>
  )
}

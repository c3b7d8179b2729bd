import { Button, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { Into } from '../../app/slots.tsx'
import { useUser } from '../../lib/account.ts'
import { prefer, usePreferences } from '../../lib/preferences.ts'
import { fullName } from '../../lib/stored-user.ts'
import { useTitle } from '../../lib/title.ts'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import classes from './profile.module.css'
import { signOut } from './session.ts'
import { SessionList } from './session-list.tsx'
import { UnitList } from './unit-list.tsx'
import { t } from './words.ts'

/** Who I am here, in which units, how it looks, and where I am signed in. */
export function ProfilePage() {
  useTitle(t('profile'))
  return (
    <>
      <Into slot="title">
        <h1>{t('profile')}</h1>
      </Into>
      <ScreenHeader title={t('profile')} wide />
      <div className={classes.page}>
        <Part title={t('person')}>
          <Person />
        </Part>
        <Part title={t('units')} line={t('unitsLine')}>
          <UnitList />
        </Part>
        <Part title={t('appearance')}>
          <Appearance />
        </Part>
        <Part title={t('sessions')} line={t('sessionsLine')}>
          <SessionList />
          <Button variant="default" onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </Part>
      </div>
    </>
  )
}

function Part({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{title}</h2>
      {line && <p className={classes.line}>{line}</p>}
      {children}
    </section>
  )
}

function Person() {
  const user = useUser()
  return (
    <FactList labelWidth={104}>
      <Fact label={t('name')}>{fullName(user)}</Fact>
      <Fact label={t('userNameLabel')}>{user.userName}</Fact>
      <Fact label={t('email')}>{user.email}</Fact>
      <Fact label={t('position')}>{user.position ?? t('none')}</Fact>
    </FactList>
  )
}

function Appearance() {
  const { theme = 'auto' } = usePreferences()
  return (
    <SegmentedControl
      aria-label={t('appearance')}
      value={theme}
      onChange={(value) => prefer(() => ({ theme: value }))}
      data={[
        { value: 'light', label: t('light') },
        { value: 'dark', label: t('dark') },
        { value: 'auto', label: t('auto') },
      ]}
    />
  )
}

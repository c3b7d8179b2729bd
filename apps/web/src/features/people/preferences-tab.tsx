import { SegmentedControl } from '@mantine/core'
import { prefer, usePreferences } from '../../lib/preferences.ts'
import { MailChoices } from './mail-choices.tsx'
import { ProfilePart } from './profile-part.tsx'
import { t as people } from './signed-in-words.ts'

/** How I like things: light or dark, language, mails. */
export function PreferencesTab() {
  return (
    <>
      <ProfilePart title={people('appearance')}>
        <Appearance />
      </ProfilePart>
      <MailChoices />
    </>
  )
}

function Appearance() {
  const { theme = 'auto' } = usePreferences()
  return (
    <SegmentedControl
      aria-label={people('appearance')}
      value={theme}
      onChange={(value) => prefer(() => ({ theme: value }))}
      data={[
        { value: 'light', label: people('light') },
        { value: 'dark', label: people('dark') },
        { value: 'auto', label: people('auto') },
      ]}
    />
  )
}

import { Menu } from '@mantine/core'
import { IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { openKeysHelp } from '../frame/opened.ts'
import { t } from '../frame/words.ts'
import { useUser } from '../lib/account.ts'
import { paths } from '../lib/paths.ts'
import { prefer, usePreferences } from '../lib/preferences.ts'
import { signOut } from '../lib/sign-out.ts'
import { fullName, initialsOf } from '../lib/stored-user.ts'
import { MenuChoice } from '../ui/menu-choice.tsx'
import { AccountButton } from '../ui/staff-shell/top-bar-parts.tsx'

const icon = { size: 18, stroke: 1.6, 'aria-hidden': 'true' } as const
const themes = [
  { theme: 'light', Icon: IconSun },
  { theme: 'dark', Icon: IconMoon },
  { theme: 'auto', Icon: IconDeviceDesktop },
] as const

/** The person's menu: profile, light or dark, sign out. */
export function AccountMenu() {
  const user = useUser()
  const { theme: chosen = 'auto' } = usePreferences()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <AccountButton
          initials={initialsOf(user)}
          label={t('account', { name: fullName(user) })}
          picture={user.avatarUrl}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{fullName(user)}</Menu.Label>
        <Menu.Item component={Link} to={paths.userProfile()} leftSection={<IconUser {...icon} />}>
          {t('profile')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('theme')}</Menu.Label>
        {themes.map(({ theme, Icon }) => (
          <MenuChoice
            key={theme}
            icon={<Icon {...icon} />}
            checked={theme === chosen}
            onChoose={() => prefer(() => ({ theme }))}
          >
            {t(theme)}
          </MenuChoice>
        ))}
        <Menu.Divider />
        <Menu.Item
          onClick={openKeysHelp}
          leftSection={<IconKeyboard {...icon} />}
          rightSection={<span aria-hidden="true">?</span>}
        >
          {t('keys')}
        </Menu.Item>
        <Menu.Item onClick={() => void signOut()} leftSection={<IconLogout {...icon} />}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

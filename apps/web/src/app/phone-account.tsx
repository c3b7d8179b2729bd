import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { t } from '../frame/words.ts'
import { useUser } from '../lib/account.ts'
import { signOut } from '../lib/sign-out.ts'
import { fullName, initialsOf } from '../lib/stored-user.ts'
import { PersonPicture } from '../ui/person-picture.tsx'

/** Who is signed in, and the way out: the foot of a phone's menu. */
export function PhoneAccount() {
  const user = useUser()
  return (
    <>
      <PersonPicture initials={initialsOf(user)} src={user.avatarUrl} side={36} />
      <span>{fullName(user)}</span>
      <Button
        variant="default"
        leftSection={<IconLogout size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => void signOut()}
      >
        {t('signOut')}
      </Button>
    </>
  )
}

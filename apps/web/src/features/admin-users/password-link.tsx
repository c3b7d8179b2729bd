import { Button } from '@mantine/core'
import type { User } from '@sinupan/contract'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { useSendPasswordLink } from './admin-users.api.ts'
import { t } from './words.ts'

/** Mails the link that sets a password; without a mail server it waits in the outbox. */
export function PasswordLink({ user }: { user: User }) {
  const navigate = useNavigate()
  const send = useSendPasswordLink({
    onDone: ({ email }) =>
      toast.done({
        title: t('linkSent', { email }),
        action: {
          label: t('outbox'),
          onPress: () => void navigate(`${paths.admin('outbox')}?q=${encodeURIComponent(email)}`),
        },
      }),
  })
  return (
    <Button variant="default" loading={send.isPending} onClick={() => void send({ params: { id: user.id } })}>
      {user.emailConfirm ? t('reset') : t('inviteAgain')}
    </Button>
  )
}

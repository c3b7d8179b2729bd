import type { OpenedDrop } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AskPassword } from '../../frame/ask-password.tsx'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { DropClosed } from './drop-closed.tsx'
import { DropForm } from './drop-form.tsx'
import { dropQuery, useUnlockDrop } from './public-drop.api.ts'
import { t } from './words.ts'

/** Where somebody without an account sends the files that an office asked for. */
export function DropPage() {
  const { token = '' } = useParams()
  return <Asked key={token} token={token} />
}

function Asked({ token }: { token: string }) {
  const [unlocked, setUnlocked] = useState<OpenedDrop>()
  // Once it was opened it stays open: what has become of it is told by the next file.
  const { data, error, refetch } = useQuery({
    ...dropQuery(token),
    enabled: unlocked === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const unlock = useUnlockDrop()
  const drop = unlocked ?? data
  if (drop) return <DropForm token={token} drop={drop} />
  if (!error) return null
  if (error instanceof ApiRefusal && error.code === 'PasswordRequired')
    return (
      <AskPassword
        words={{ title: t('passwordTitle'), line: t('passwordLine'), label: t('password'), open: t('open') }}
        unlock={async (password) => setUnlocked(await unlock({ params: { token }, body: { password } }))}
      />
    )
  return <DropClosed error={error} onRetry={() => void refetch()} />
}

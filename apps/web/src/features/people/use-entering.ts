import type { ResponseOf, signIn } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { paths } from '../../lib/paths.ts'
import { beginSession } from './session.ts'

/** One way to sign in, with the code of a second factor where one is asked for. */
export type Way = (totp?: string) => Promise<ResponseOf<typeof signIn>>

/** Goes in by whatever way. Where the server asks for a second factor, `second` is the way that waits for its code. */
export function useEntering() {
  const client = useQueryClient()
  const navigate = useNavigate()
  // A link that asked for who one is opens as soon as that is known.
  const { from } = (useLocation().state ?? {}) as { from?: string }
  const [second, setSecond] = useState<{ way: Way }>()
  const enter = async (way: Way, totp?: string) => {
    try {
      const answer = await way(totp)
      await beginSession(answer, client)
      void navigate(answer.mustSetUpSecondFactor ? paths.secondFactor() : (from ?? paths.archive()), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.code === 'SecondFactor')) throw error
      setSecond({ way })
    }
  }
  return { enter, second: second?.way, leave: () => setSecond(undefined) }
}

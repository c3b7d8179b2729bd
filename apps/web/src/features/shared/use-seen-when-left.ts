import { listSharedWithMe, seeShared } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { keyOf } from '../../lib/query.ts'

/** What is new stays marked while one looks; once the list was there and is left, it is no longer. */
export function useSeenWhenLeft(isThere: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isThere) return
    return () => {
      const refresh = () => client.invalidateQueries({ queryKey: keyOf(listSharedWithMe).slice(0, 2) })
      // Where it fails, as after signing out, they are new the next time too.
      call(seeShared, {}).then(refresh, () => undefined)
    }
  }, [isThere, client])
}

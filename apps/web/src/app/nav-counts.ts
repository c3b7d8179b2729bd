import {
  listOwnDecisions,
  listRequests,
  listSharedWithMe,
  listToDecide,
  listUnitDisposals,
  listUnitRequests,
  listUnitReturned,
  listWaitingUsers,
} from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import type { NavCounts } from '../frame/navigation.ts'
import { useUnits } from '../frame/unit.ts'
import { query } from '../lib/query.ts'

const one = { pageSize: 1 } as const
const minute = 60_000

/** How much waits for this person behind the rail's entries: postings to decide, postings that came back, lists to answer. */
export function useNavCounts(permissions: ReadonlySet<string>): NavCounts {
  const { chosen } = useUnits()
  const toDecide = useQuery({
    ...query(listToDecide, { query: one }),
    enabled: permissions.has('posting-review'),
    refetchInterval: minute,
  })
  const returned = useQuery({
    ...query(listUnitReturned, { params: { duId: chosen?.id ?? 0 }, query: one }),
    enabled: chosen !== undefined,
    refetchInterval: minute,
  })
  const toAnswer = useQuery({
    ...query(listUnitDisposals, { params: { duId: chosen?.id ?? 0 }, query: { ...one, waiting: true } }),
    enabled: chosen !== undefined,
    refetchInterval: minute,
  })
  const shared = useQuery({ ...query(listSharedWithMe, { query: one }), refetchInterval: minute })
  const waiting = useQuery({
    ...query(listWaitingUsers, { query: one }),
    enabled: permissions.has('administration'),
    refetchInterval: minute,
  })
  const requests = useQuery({
    ...query(listRequests, { query: one }),
    enabled: permissions.has('records'),
    refetchInterval: minute,
  })
  const asked = useQuery({
    ...query(listUnitRequests, { params: { duId: chosen?.id ?? 0 }, query: one }),
    enabled: chosen !== undefined,
    refetchInterval: minute,
  })
  const deciding = useQuery({
    ...query(listOwnDecisions, { query: { ...one, status: 'for_decision' } }),
    refetchInterval: minute,
  })
  const toSearch = asked.data && asked.data.counts.accepted + asked.data.counts.processing
  return {
    requests: (toSearch ?? 0) + (deciding.data?.total ?? 0),
    'public-requests': requests.data?.counts.pending,
    shared: shared.data?.newCount,
    'user-request': waiting.data?.total,
    'posting-review': toDecide.data?.total,
    'my-archive': returned.data?.total,
    concurrence: toAnswer.data?.total,
    disposal: toAnswer.data?.total,
  }
}

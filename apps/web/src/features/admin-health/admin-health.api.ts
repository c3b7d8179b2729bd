import { getHealth, getSearchIndex, openMail, rebuildSearchIndex, retryJob, sendMailAgain } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const healthQuery = () => ({ ...query(getHealth), refetchInterval: 15_000 })
/** Asked once a dialog: that a mail was opened is written down. */
export const mailQuery = (id: number) => ({
  ...query(openMail, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

const [soon, seldom] = [1_000, 60_000]
/** Read again while the index is written anew. */
export const searchIndexQuery = () => ({
  ...query(getSearchIndex),
  refetchInterval: ({ state }: { state: { data?: { current: unknown } | undefined } }) =>
    state.data?.current ? soon : seldom,
})

const all = { refreshes: ['Dashboard', 'Audit', 'Health'] }
export const useRetryJob = command(retryJob, all)
export const useRebuildSearch = command(rebuildSearchIndex, all)
export const useSendMailAgain = command(sendMailAgain, all)

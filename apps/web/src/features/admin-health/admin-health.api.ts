import { getHealth, openMail, retryJob, sendMailAgain } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const healthQuery = () => ({ ...query(getHealth), refetchInterval: 15_000 })
/** Asked once a dialog: that a mail was opened is written down. */
export const mailQuery = (id: number) => ({
  ...query(openMail, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

const all = { refreshes: ['Dashboard', 'Audit', 'Health'] }
export const useRetryJob = command(retryJob, all)
export const useSendMailAgain = command(sendMailAgain, all)

import { getHealth, listFailedJobs, listMails, openMail, retryJob, sendMailAgain } from '@sinupan/contract'
import type { CallInput } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { pagedQuery, query } from '../../lib/query.ts'

type MailsQuery = NonNullable<CallInput<typeof listMails>['query']>

export const healthQuery = () => ({ ...query(getHealth), refetchInterval: 15_000 })
export const failedJobsQuery = (page: { page: number; pageSize: number }) => pagedQuery(listFailedJobs, { query: page })
export const mailsQuery = (filters: MailsQuery) => pagedQuery(listMails, { query: filters })
/** Asked once a dialog: that a mail was opened is written down. */
export const mailQuery = (id: number) => ({
  ...query(openMail, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

const all = { refreshes: ['Dashboard', 'Audit', 'Health'] }
export const useRetryJob = command(retryJob, all)
export const useSendMailAgain = command(sendMailAgain, all)

import {
  confirmRequest,
  createRequest,
  getRequestStatus,
  listPublic,
  listPublished,
  listUnits,
  openCaseByCode,
  openCaseByLink,
  sendCaseCode,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { pagedQuery, query } from '../../lib/query.ts'

export const useCreateRequest = command(createRequest)
export const useConfirmRequest = command(confirmRequest)
export const useSendCode = command(sendCaseCode)
export const useOpenByCode = command(openCaseByCode)
export const useOpenByLink = command(openCaseByLink)

/** Public documents that somebody may mean by what they type. */
export const alikeQuery = (search: string) => ({
  ...pagedQuery(listPublic, { query: { search, pageSize: 3 } }),
  staleTime: 60_000,
})
/** What was given on requests and is public since. */
export const publishedQuery = (pageSize: number) => pagedQuery(listPublished, { query: { pageSize } })
/** The units of a campus, all of them. */
export const unitsOfQuery = (campusId: number) => ({
  ...query(listUnits, { query: { campusId } }),
  staleTime: 60_000,
})
/** Where a request stands; asked again each time. */
export const statusQuery = (trackingNo: string) => ({
  ...query(getRequestStatus, { body: { trackingNo } }),
  staleTime: 0,
  retry: false,
})

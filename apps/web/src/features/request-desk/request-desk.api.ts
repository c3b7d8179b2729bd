import {
  acceptRequest,
  answerForRequester,
  assignRequest,
  clarifyRequest,
  decideRequest,
  extendRequest,
  getRequest,
  listOwnDecisions,
  mergeRequest,
  messageRequester,
  printRequestSlip,
  proposeAnswer,
  publishReleased,
  readRequestFile,
  referRequest,
  registerRequest,
  reopenRequest,
  revokeReleased,
  sendBackRequest,
  startRequest,
} from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const requestQuery = (id: number) => query(getRequest, { params: { id } })

/** How much waits for one's own decision. */
export const toDecideQuery = () => query(listOwnDecisions, { query: { pageSize: 1, status: 'for_decision' } })

const refreshes = ['DocumentRequest'] as const
// What is found is held, and what is answered no longer.
const andDocuments = [...refreshes, 'FileManager'] as const
export const useRegister = command(registerRequest, { refreshes: andDocuments })
export const useAccept = command(acceptRequest, { refreshes })
export const useAssign = command(assignRequest, { refreshes })
export const useClarify = command(clarifyRequest, { refreshes })
export const useAnswered = command(answerForRequester, { refreshes })
export const useStart = command(startRequest, { refreshes })
export const useExtend = command(extendRequest, { refreshes })
export const usePropose = command(proposeAnswer, { refreshes: andDocuments })
export const useSendBack = command(sendBackRequest, { refreshes })
export const useDecide = command(decideRequest, { refreshes: andDocuments })
export const useRefer = command(referRequest, { refreshes: andDocuments })
export const useMerge = command(mergeRequest, { refreshes: andDocuments })
export const useReopen = command(reopenRequest, { refreshes: andDocuments })
// A document comes of it, with its posting.
export const usePublish = command(publishReleased, {
  refreshes: [...andDocuments, 'FilePosting', 'FileFolder', 'Core'],
})
export const useRevoke = command(revokeReleased, { refreshes })
export const useMessage = command(messageRequester, { refreshes })

export const fetchSlip = (id: number): Promise<Blob> => call(printRequestSlip, { params: { id } })
export const fetchRequestFile = (id: number, fileId: string): Promise<Blob> =>
  call(readRequestFile, { params: { id, fileId } })

import {
  authoriseDisposal,
  cancelDisposal,
  changeDisposalItems,
  concur,
  createDisposal,
  executeDisposal,
  getDisposal,
  getDocument,
  listDisposals,
  readCertificate,
  restoreDisposed,
  submitDisposal,
} from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const draftsQuery = () => query(listDisposals, { query: { status: 'draft', pageSize: 100 } })
/** A batch without its items. */
export const disposalQuery = (id: number) => query(getDisposal, { params: { id }, query: { pageSize: 1 } })

/** The document that holds the scan of an authority; refused to who doesn't see it. */
export const scanQuery = (id: number) => query(getDocument, { params: { id } })

const refreshes = ['Disposal', 'Retention'] as const
// What is in the bin shows nowhere.
const everywhere = [...refreshes, 'FileManager', 'FileFolder'] as const
export const useCreateDisposal = command(createDisposal, { refreshes })
export const useChangeItems = command(changeDisposalItems, { refreshes })
export const useSubmit = command(submitDisposal, { refreshes })
export const useConcur = command(concur, { refreshes })
export const useAuthorise = command(authoriseDisposal, { refreshes })
export const useExecute = command(executeDisposal, { refreshes: everywhere })
export const useCancel = command(cancelDisposal, { refreshes })
export const useRestoreDisposed = command(restoreDisposed, { refreshes: everywhere })

export const fetchCertificate = (id: number): Promise<Blob> => call(readCertificate, { params: { id } })

import {
  approveLoan,
  cancelLoan,
  getOriginal,
  lendLoan,
  pullLoan,
  refuseLoan,
  requestLoan,
  reshelveLoan,
  returnLoan,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

/** Where the original of a document is now. */
export const originalQuery = (id: number) => query(getOriginal, { params: { id } })

const refreshes = ['Loan'] as const
export const useRequestLoan = command(requestLoan, { refreshes })
export const useApproveLoan = command(approveLoan, { refreshes })
export const useRefuseLoan = command(refuseLoan, { refreshes })
export const usePullLoan = command(pullLoan, { refreshes })
export const useLendLoan = command(lendLoan, { refreshes })
export const useReturnLoan = command(returnLoan, { refreshes })
export const useReshelveLoan = command(reshelveLoan, { refreshes: [...refreshes, 'FileManager', 'FileLocation'] })
export const useCancelLoan = command(cancelLoan, { refreshes })

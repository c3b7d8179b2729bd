import { cancelTransfer, confirmTransfer, createTransfer, getTransfer, getTransferForm } from '@sinupan/contract'
import { type CallInput, call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const transferQuery = (id: number) => query(getTransfer, { params: { id } })
/** The transfer with an address of its bag that is good for some minutes from now. @throws ApiRefusal */
export const readTransfer = (id: number) => call(getTransfer, { params: { id } })

/** A form as a file. @throws ApiRefusal */
export const readForm = (
  kind: 'inventory' | 'schedule' | 'authority',
  query: NonNullable<CallInput<typeof getTransferForm>['query']>,
): Promise<Blob> => call(getTransferForm, { params: { kind }, query })

const transfers = { refreshes: ['Transfer', 'FileManager'] }
export const useCreateTransfer = command(createTransfer, transfers)
export const useConfirmTransfer = command(confirmTransfer, transfers)
export const useCancelTransfer = command(cancelTransfer, transfers)

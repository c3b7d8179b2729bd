export { transfersRoutes } from './transfers.routes.ts'
export { createTransfer } from './use-cases/create-transfer.ts'
export { cancelTransfer, confirmTransfer } from './use-cases/settle-transfer.ts'

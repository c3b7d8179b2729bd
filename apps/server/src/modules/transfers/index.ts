export { transfersRoutes } from './transfers.routes.ts'

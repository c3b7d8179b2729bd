export { leaverCheck } from './hris/check-leavers.ts'
export { identitiesRoutes } from './identities.routes.ts'

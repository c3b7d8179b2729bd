export { leaverCheck } from './hris/check-leavers.ts'
export { accountProvisioned } from './identities.facts.ts'
export { identitiesRoutes } from './identities.routes.ts'

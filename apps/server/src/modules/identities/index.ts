export { leaverCheck } from './hris/check-leavers.ts'
export { accountProvisioned, lastAdministratorLeft } from './identities.facts.ts'
export { identitiesRoutes } from './identities.routes.ts'
export { findKeptLeaver } from './identities.store.ts'

export { organisationRoutes } from './organisation.routes.ts'
export { requireOwnUnit } from './require-unit.ts'

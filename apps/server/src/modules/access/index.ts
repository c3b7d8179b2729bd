export * from './access.facts.ts'
export { accessRoutes } from './access.routes.ts'
export { askAccess } from './use-cases/ask-access.ts'
export { grantAccess, refuseAccess } from './use-cases/decide-access.ts'

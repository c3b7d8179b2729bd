export { identitiesRoutes } from './identities.routes.ts'

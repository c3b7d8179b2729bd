export { taxonomyRoutes } from './taxonomy.routes.ts'

export { isShorterRetention, requireCategory, requireTags } from './require-taxonomy.ts'
export { taxonomyRoutes } from './taxonomy.routes.ts'

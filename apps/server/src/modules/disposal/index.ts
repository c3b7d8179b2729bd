export * from './disposal.facts.ts'
export { disposalRoutes } from './disposal.routes.ts'
export { purging } from './use-cases/purge-disposed.ts'

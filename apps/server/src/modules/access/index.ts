export * from './access.facts.ts'
export { accessRoutes } from './access.routes.ts'

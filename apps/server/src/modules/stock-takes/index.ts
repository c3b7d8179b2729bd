export * from './stock-takes.facts.ts'
export { stockTakesRoutes } from './stock-takes.routes.ts'

export * from './postings.facts.ts'
export { postingsRoutes } from './postings.routes.ts'

export * from './postings.facts.ts'
export { postingsRoutes } from './postings.routes.ts'
export { createPosting } from './use-cases/create-posting.ts'
export { approvePosting, returnPosting } from './use-cases/decide-posting.ts'

export * from './loans.facts.ts'
export { loansRoutes } from './loans.routes.ts'
export { loanReminding } from './use-cases/remind-borrowers.ts'

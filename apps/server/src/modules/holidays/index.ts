export { listFreeDays } from './holidays.queries.ts'
export { holidaysRoutes } from './holidays.routes.ts'
export * from './working-days.ts'

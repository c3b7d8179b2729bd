export { listFreeDays } from './holidays.queries.ts'
export { holidaysRoutes } from './holidays.routes.ts'
export { declareHoliday } from './use-cases/keep-holidays.ts'
export * from './working-days.ts'

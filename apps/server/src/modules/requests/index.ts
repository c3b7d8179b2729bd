export * from './requests.facts.ts'
export { requestsDeskRoutes } from './requests-desk.routes.ts'

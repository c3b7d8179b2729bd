export { stacksRoutes } from './stacks.routes.ts'

export { copyMaking } from './copies/make-ordered.ts'
export { requestsCopiesRoutes } from './requests-copies.routes.ts'

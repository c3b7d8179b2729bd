export * from './drops.facts.ts'
export { dropsRoutes } from './drops.routes.ts'
export { beginDelivery, deliverFile } from './use-cases/deliver-file.ts'
export { makeDrop } from './use-cases/make-drop.ts'

export { lockDelegationsTo } from './delegations.store.ts'
export { expiryOf } from './expiry.ts'
export {
  holdSeries,
  isShorterRetention,
  requireCategory,
  requireKnownCategory,
  requireTags,
} from './require-taxonomy.ts'
export { listOpenSeries } from './schedule/schedule.queries.ts'
export { approverDelegated, categoryChanged, categoryReplaced, tagChanged, tagMerged } from './taxonomy.facts.ts'
export { taxonomyRoutes } from './taxonomy.routes.ts'
export { approversRoutes, delegationsRoutes, scheduleRoutes, taxonomyKeepingRoutes } from './taxonomy-keeping.routes.ts'
export { categoryReferences, tagReferences } from './taxonomy-references.ts'
export { addDelegation } from './use-cases/keep-delegations.ts'

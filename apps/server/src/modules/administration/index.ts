export { auditRoutes, factSealing } from './audit/audit.routes.ts'
export { dashboardRoutes } from './dashboard/dashboard.routes.ts'
export { healthRoutes } from './health/health.routes.ts'
export { metricsRoutes } from './health/metrics.ts'

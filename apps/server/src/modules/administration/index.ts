export { auditRoutes, factSealing } from './audit/audit.routes.ts'

export { notificationsRoutes } from './notifications.routes.ts'
export { postingNotices } from './posting-notices.ts'

export { accountNotices } from './account-notices.ts'
export { notificationsRoutes } from './notifications.routes.ts'
export { postingNotices } from './posting-notices.ts'

export { feedsRoutes } from './feeds/feeds.routes.ts'
export { describePage } from './head/page-head.ts'
export { oaiRoutes } from './oai/oai.routes.ts'
export { sitemapRoutes } from './sitemap/sitemap.routes.ts'

/** Addresses outside the API that stay for ever, since others keep them: readers, search engines, libraries. */
export const publicPlaces = {
  home: '/',
  file: (routeId: string) => `/files/${routeId}`,
  category: (id: number) => `/public-search/category/${id}`,
  campus: (id: number) => `/public-search/campus/${id}`,
  feed: '/feeds/all.atom',
  categoryFeed: (id: number) => `/feeds/category/${id}.atom`,
  campusFeed: (id: number) => `/feeds/campus/${id}.atom`,
  oai: '/oai',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPages: '/sitemap/pages.xml',
  sitemapFiles: (part: number) => `/sitemap/files-${part}.xml`,
} as const

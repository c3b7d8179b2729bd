type Id = string | number
const part = (id: Id) => encodeURIComponent(String(id))
const optional = (id?: Id) => (id === undefined ? '' : `/${part(id)}`)

/** Every address of the web (specification, section 2). Nobody writes one by hand. */
export const paths = {
  publicSearch: () => '/',
  publicCategory: (categoryId?: Id) => `/public-search/category${optional(categoryId)}`,
  publicCampus: (campusId?: Id) => `/public-search/campus${optional(campusId)}`,
  feed: () => '/feeds/all.atom',
  categoryFeed: (categoryId: Id) => `/feeds/category/${part(categoryId)}.atom`,
  campusFeed: (campusId: Id) => `/feeds/campus/${part(campusId)}.atom`,
  documentRequest: (about?: { routeId: string; name: string }) =>
    `/document-request${about ? `?${new URLSearchParams({ document: about.routeId, title: about.name })}` : ''}`,
  documentRequestStatus: () => '/document-request-status',
  requestStatistics: () => '/document-request-statistics',
  filePreview: (routeId: string) => `/files/${part(routeId)}`,
  locationFiles: (routeId: string) => `/folder/data/${part(routeId)}`,
  notFound: () => '/404',

  signIn: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  emailVerification: (email: string) => `/email-verification/${part(email)}`,

  secondFactor: () => '/second-factor',
  userProfile: () => '/user-profile',
  archive: () => '/archive',
  myOffice: () => '/archive/my-office',
  folder: (routeId: string) => `/archive/folders/${part(routeId)}`,
  sharedWithMe: () => '/archive/shared-with-me',
  pinned: () => '/archive/pin',
  trash: () => '/archive/trash',
  advancedSearch: (type = 'any', categoryId?: Id) => `/archive/advanced-search/${part(type)}${optional(categoryId)}`,
  myLocation: () => '/archive/my-location',
  location: (routeId: string) => `/archive/locations/${part(routeId)}`,
  loans: () => '/archive/loans',
  stockTakes: (placeId?: Id) => `/archive/stock-takes${placeId === undefined ? '' : `?place=${part(placeId)}`}`,
  stockTake: (id: Id) => `/archive/stock-takes/${part(id)}`,
  ownExpiring: () => '/archive/expiring',
  myArchive: () => '/archive/my-archive',
  archiveRequest: (id?: Id) => `/archive/request${optional(id)}`,
  postingReview: () => '/archive/cru-file-posting',
  filesByCategory: () => '/archive/files-by-category',
  filesByCategoryColumns: () => '/archive/files-by-category-v2',
  officeArchive: () => '/archive/office-archive',
  officeArchiveDashboard: () => '/archive/office-archive/public',
  myPool: () => '/archive/my-pool',
  poolsSharedWithMe: () => '/archive/pool-shared-with-me',
  pool: (routeId: string) => `/archive/pool/${part(routeId)}`,
  publicRequest: (id?: Id) => `/archive/freedom-of-information/public-request${optional(id)}`,
  requestRegisters: () => '/archive/freedom-of-information/registers',
  releaseCopies: (requestId: Id) => `/archive/release/${part(requestId)}`,
  coverFile: (requestId: Id, fileId: Id) => `/archive/release/${part(requestId)}/${part(fileId)}`,
  expiredDocuments: () => '/archive/cru-expire-document',
  unscheduled: () => '/archive/cru-unscheduled',
  transfers: () => '/archive/cru-transfers',
  transfer: (id: Id) => `/archive/cru-transfer/${part(id)}`,
  disposals: () => '/archive/disposal',
  disposal: (id: Id) => `/archive/disposal/${part(id)}`,
  verifyCertificate: (code?: string) => `/verify${optional(code)}`,
  holds: () => '/archive/cru-expire-document/holds',
  categoryGroups: () => '/archive/document-category-group',
  categories: () => '/archive/document-category-type',
  tags: () => '/archive/document-tag',
  campuses: () => '/campus',
  office: (officeId: Id) => `/campus/du/${part(officeId)}`,

  admin: (screen?: AdminScreen) => `/admin${optional(screen)}`,
} as const

export type AdminScreen =
  | 'admin-document-category-group'
  | 'admin-document-category-type'
  | 'document-tag'
  | 'organisation'
  | 'settings-campus'
  | 'settings-office'
  | 'settings-delivery-unit'
  | 'user-request'
  | 'user-all'
  | 'document-access-level'
  | 'user-approver'
  | 'holidays'
  | 'request-letters'
  | 'audit'
  | 'health'
  | 'outbox'
  | 'import'
  | 'pools'
  | 'ownerless'

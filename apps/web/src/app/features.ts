import { access } from '../features/access/routes.ts'
import { adminAudit } from '../features/admin-audit/routes.ts'
import { adminDashboard } from '../features/admin-dashboard/routes.ts'
import { adminHealth } from '../features/admin-health/routes.ts'
import { adminHolidays } from '../features/admin-holidays/routes.ts'
import { adminImport } from '../features/admin-import/routes.ts'
import { adminRequests } from '../features/admin-requests/routes.ts'
import { adminUsers } from '../features/admin-users/routes.ts'
import { directory } from '../features/directory/routes.ts'
import { disposal } from '../features/disposal/routes.ts'
import { filesByCategory } from '../features/files-by-category/routes.ts'
import { identities } from '../features/identities/routes.ts'
import { keysHelp } from '../features/keys-help/routes.ts'
import { loans } from '../features/loans/routes.ts'
import { locations } from '../features/locations/routes.ts'
import { myArchive } from '../features/my-archive/routes.ts'
import { myOffice } from '../features/my-office/routes.ts'
import { officeArchive } from '../features/office-archive/routes.ts'
import { organisation } from '../features/organisation/routes.ts'
import { people } from '../features/people/routes.ts'
import { pinned } from '../features/pinned/routes.ts'
import { pools } from '../features/pools/routes.ts'
import { postingReview } from '../features/posting-review/routes.ts'
import { publicCertificate } from '../features/public-certificate/routes.ts'
import { publicDrop } from '../features/public-drop/routes.ts'
import { publicFile } from '../features/public-file/routes.ts'
import { publicLocation } from '../features/public-location/routes.ts'
import { publicRequest } from '../features/public-request/routes.ts'
import { publicSearch } from '../features/public-search/routes.ts'
import { releasing } from '../features/releasing/routes.ts'
import { requestDesk } from '../features/request-desk/routes.ts'
import { requestFigures } from '../features/request-figures/routes.ts'
import { retention } from '../features/retention/routes.ts'
import { search } from '../features/search/routes.ts'
import { shared } from '../features/shared/routes.ts'
import { stockTakes } from '../features/stock-takes/routes.ts'
import { taxonomy } from '../features/taxonomy/routes.ts'
import { transfers } from '../features/transfers/routes.ts'
import { trash } from '../features/trash/routes.ts'
import { unscheduled } from '../features/unscheduled/routes.ts'
import { uploads } from '../features/uploads/routes.ts'
import type { Feature } from '../frame/feature.ts'

/** Every feature of this release. */
export const features: readonly Feature[] = [
  publicSearch,
  publicFile,
  publicDrop,
  publicRequest,
  publicLocation,
  publicCertificate,
  people,
  identities,
  myOffice,
  shared,
  pinned,
  filesByCategory,
  pools,
  loans,
  stockTakes,
  releasing,
  locations,
  trash,
  uploads,
  postingReview,
  requestDesk,
  requestFigures,
  retention,
  disposal,
  myArchive,
  officeArchive,
  search,
  keysHelp,
  directory,
  organisation,
  taxonomy,
  unscheduled,
  transfers,
  access,
  adminDashboard,
  adminUsers,
  adminHolidays,
  adminRequests,
  adminAudit,
  adminHealth,
  adminImport,
]

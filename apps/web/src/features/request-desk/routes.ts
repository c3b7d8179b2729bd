import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

const atUnit = () => import('./archive-request-page.tsx')
const atRecords = () => import('./public-request-page.tsx')
const atCase = () => import('./request-page.tsx')

export const requestDesk: Feature = {
  staff: [
    { path: 'archive/request', lazy: screen(atUnit, 'ArchiveRequestPage') },
    { path: 'archive/request/:id', lazy: screen(atCase, 'ArchiveCasePage') },
    { path: 'archive/freedom-of-information/public-request', lazy: screen(atRecords, 'PublicRequestPage') },
    { path: 'archive/freedom-of-information/public-request/:id', lazy: screen(atCase, 'PublicCasePage') },
  ],
}

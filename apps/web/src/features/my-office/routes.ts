import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const myOffice: Feature = {
  staff: [
    { path: 'archive/my-office', lazy: screen(() => import('./my-office-page.tsx'), 'MyOfficePage') },
    { path: 'archive/folders/:id', lazy: screen(() => import('./folder-page.tsx'), 'FolderPage') },
  ],
}

import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const myArchive: Feature = {
  staff: [{ path: 'archive/my-archive', lazy: screen(() => import('./my-archive-page.tsx'), 'MyArchivePage') }],
}

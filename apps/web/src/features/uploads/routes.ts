import type { Feature } from '../../frame/feature.ts'
import { part } from '../../lib/chunk.ts'

export const uploads: Feature = {
  residents: [part(() => import('./tray/uploads.tsx'), 'Uploads')],
}

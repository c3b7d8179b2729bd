import { lazy } from 'react'
import type { Feature } from '../../frame/feature.ts'

export const uploads: Feature = {
  residents: [lazy(async () => ({ default: (await import('./tray/uploads.tsx')).Uploads }))],
}

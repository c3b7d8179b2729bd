import { lazy } from 'react'
import type { Feature } from '../../frame/feature.ts'

export const keysHelp: Feature = {
  residents: [lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }))],
}

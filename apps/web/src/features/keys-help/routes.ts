import type { Feature } from '../../frame/feature.ts'
import { part } from '../../lib/chunk.ts'

export const keysHelp: Feature = {
  residents: [part(() => import('./keys-help.tsx'), 'KeysHelp')],
}
